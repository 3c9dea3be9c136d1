const WORKER = '/sw-ticket.js';
/** A page that the server drew holds them and didn't ask for them. */
const SETTINGS = '/api/site-settings';
const LONGEST_MS = 8_000;

export interface KeptPage {
  /** Where the worker is in charge. */
  scope: '/t/' | '/tonight';
  /** The page's address without its fragment, which no server sees. */
  page: string;
  /** The paths of the answers that it was made of, besides the settings. */
  answers: readonly string[];
  /** Settles when the page has the code that it loads after its first; a failure is as good. */
  rest?: Promise<unknown>;
}

/**
 * Has the service worker keep this page and what it was made of, so that it opens without a network. Where there is no
 * service worker (old browser, plain http) the page simply needs the network.
 */
export async function keepOffline({ scope, page, answers, rest }: KeptPage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const active = await activated(await navigator.serviceWorker.register(WORKER, { scope }));
    // On a slow network the rest is kept without the pictures that are still to come.
    await Promise.race([Promise.allSettled([document.fonts.ready, rest, ...picturesOfPage()]), longest()]);
    const assets = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [page, ...answers, SETTINGS].map((path) => new URL(path, window.location.origin).href);
    active?.postMessage({ type: 'keep', urls: [...own, ...assets] }, []);
  } catch {
    return;
  }
}

/** `navigator.serviceWorker.ready` waits for ever where the tab was opened with the address of another page. */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

const longest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST_MS));

/** Those that load in any case; the others may never. */
function picturesOfPage(): Promise<void>[] {
  return [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode());
}
