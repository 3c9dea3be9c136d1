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

/** How the provider's pop-up can end (its callbacks onSuccess, onPending, onError, onClose). */
export type SnapOutcome = 'success' | 'pending' | 'error' | 'close';

export type SnapFailureKind = 'script_failed' | 'not_ready' | 'open_failed';

/** The pop-up could not be opened; each screen has its own sentence for each kind. */
export class SnapFailure extends Error {
  constructor(
    readonly kind: SnapFailureKind,
    options?: ErrorOptions,
  ) {
    super(`payment pop-up: ${kind}`, options);
    this.name = 'SnapFailure';
  }
}

export const READY_TRIES = 20;
export const READY_INTERVAL_MS = 500;
/** Marks our tag, so that a second call finds the first one's script. */
const SCRIPT_MARK = 'data-payment-popup';

/**
 * Puts the provider's script into the page once (address and client key from the page's meta tags) and waits until
 * `window.snap` is there, 20 × 500 ms at most. Rejects with `SnapFailure` script_failed or not_ready.
 */
export async function loadSnap(): Promise<void> {
  if (window.snap) return;
  const script = document.querySelector<HTMLScriptElement>(`script[${SCRIPT_MARK}]`) ?? addScript();
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => window.snap && resolve());
    script.addEventListener('error', () => {
      // A broken tag would never load again: the next press of the button starts over.
      script.remove();
      reject(new SnapFailure('script_failed'));
    });
  });
  await Promise.race([loaded, untilReady()]);
}

/**
 * Opens the pop-up and resolves with how it ended. The caller goes on outside the provider's callback: calling
 * `pay` within one throws there, because the pop-up is hidden only afterwards. Rejects with `SnapFailure`.
 */
export async function openSnap(token: string, language: Language): Promise<SnapOutcome> {
  await loadSnap();
  return new Promise<SnapOutcome>((resolve, reject) => {
    const end = (outcome: SnapOutcome) => {
      window.removeEventListener('popstate', goneBack);
      setTimeout(() => resolve(outcome), 0);
    };
    // The browser's Back closes the pop-up, which would otherwise cover another page.
    const goneBack = () => {
      window.snap?.hide?.();
      end('close');
    };
    window.addEventListener('popstate', goneBack);
    try {
      if (!window.snap) throw new SnapFailure('not_ready');
      window.snap.pay(token, {
        language,
        onSuccess: () => end('success'),
        onPending: () => end('pending'),
        onError: () => end('error'),
        onClose: () => end('close'),
      });
    } catch (cause) {
      window.removeEventListener('popstate', goneBack);
      reject(cause instanceof SnapFailure ? cause : new SnapFailure('open_failed', { cause }));
    }
  });
}

function addScript(): HTMLScriptElement {
  const src = metaContent('midtrans-snap-url');
  if (!src) throw new SnapFailure('script_failed');
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.setAttribute('data-client-key', metaContent('midtrans-client-key'));
  script.setAttribute(SCRIPT_MARK, '');
  document.head.append(script);
  return script;
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (window.snap) return;
    await new Promise((resolve) => setTimeout(resolve, READY_INTERVAL_MS));
  }
  if (!window.snap) throw new SnapFailure('not_ready');
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
