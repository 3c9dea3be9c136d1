const WORKER = '/sw-ticket.js';
const SCOPE = '/t/';
/** A page that the server drew holds them and didn't ask for them. */
const SETTINGS = '/api/site-settings';

/**
 * Has the service worker keep this page, what it was made of and the ticket's answer, so that the ticket opens without
 * a network. Where there is no service worker (old browser, plain http) the ticket simply needs the network.
 */
export async function keepOffline(answerPath: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    const assets = performance.getEntriesByType('resource').map(({ name }) => name);
    const answers = [answerPath, SETTINGS].map((path) => new URL(path, window.location.origin).href);
    active?.postMessage({ type: 'keep', urls: [pageAddress(), ...answers, ...assets] }, []);
  } catch {
    return;
  }
}

/** The page's address without its fragment, which no server sees. */
function pageAddress(): string {
  return window.location.href.replace(/#.*$/, '');
}
