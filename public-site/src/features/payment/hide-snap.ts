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
  hide?(): void;
}

declare global {
  interface Window {
    snap?: SnapGlobal;
  }
}

/** Takes the pop-up off the screen, if it is there: the payment was seen to be done while it was still open. */
export function hideSnap(): void {
  window.snap?.hide?.();
}
