import type { Language } from '../../lib/language';

interface SnapOptions {
  language: Language;
  onSuccess: () => void;
  onPending: () => void;
  onError: () => void;
  onClose: () => void;
}

interface SnapGlobal {
  pay(token: string, options: SnapOptions): void;
  /** Takes the pop-up off the screen, if it is there. */
  hide?(): void;
}

declare global {
  interface Window {
    /** The provider's script, once it has been loaded. */
    snap?: SnapGlobal;
  }
}
