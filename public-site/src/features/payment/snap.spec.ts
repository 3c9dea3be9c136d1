import { openSnap, SnapFailure } from './snap';

type Options = Parameters<NonNullable<typeof window.snap>['pay']>[1];

function metaTags(url: string): void {
  document.head.innerHTML = `<meta name="midtrans-snap-url" content="${url}"><meta name="midtrans-client-key" content="client-key">`;
}

/** A fake of the provider's script: records the payments that it was asked for. */
function provideSnap(pay: (token: string, options: Options) => void = () => undefined): void {
  window.snap = { pay };
}

function script(): HTMLScriptElement | null {
  return document.querySelector('script[data-client-key]');
}

describe('the payment pop-up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    delete window.snap;
    // Those that the test before left open are over.
    window.dispatchEvent(new PopStateEvent('popstate'));
    metaTags('https://pay.example/snap.js');
  });
  afterEach(() => jest.useRealTimers());

  it('puts the script in once, with address and client key from the meta tags', async () => {
    const first = openSnap('one', 'en').catch((error: unknown) => error);
    const second = openSnap('two', 'en').catch((error: unknown) => error);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.src).toBe('https://pay.example/snap.js');
    expect(script()?.getAttribute('data-client-key')).toBe('client-key');
    await jest.advanceTimersByTimeAsync(10_000);
    await Promise.all([first, second]);
  });

  it('gives up after 20 tries at 500 ms and not before', async () => {
    let failure: unknown;
    openSnap('token', 'en').catch((error: unknown) => {
      failure = error;
    });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toEqual(new SnapFailure('not_ready'));
    expect(failure).toMatchObject({ kind: 'not_ready' });
  });

  it('opens when the provider becomes ready while waiting', async () => {
    const paid: string[] = [];
    void openSnap('token', 'en');
    await jest.advanceTimersByTimeAsync(9_000);
    provideSnap((token, options) => paid.push(`${token} ${options.language}`));
    await jest.advanceTimersByTimeAsync(500);
    expect(paid).toEqual(['token en']);
  });

  it('does not wait when the script says that it has loaded', async () => {
    const paid: string[] = [];
    void openSnap('token', 'en');
    provideSnap((token) => paid.push(token));
    script()?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(paid).toEqual(['token']);
  });

  it('tells a script that can not be loaded, and tries again the next time', async () => {
    const failed = openSnap('token', 'en').catch((error: unknown) => error);
    script()?.dispatchEvent(new Event('error'));
    expect(await failed).toMatchObject({ kind: 'script_failed' });
    expect(script()).toBeNull();
    void openSnap('token', 'en').catch(() => undefined);
    expect(script()).not.toBeNull();
    await jest.advanceTimersByTimeAsync(10_000);
  });

  it('tells when the page names no address', async () => {
    document.head.innerHTML = '';
    await expect(openSnap('token', 'en')).rejects.toMatchObject({ kind: 'script_failed' });
  });

  it.each([
    ['success', 'onSuccess'],
    ['pending', 'onPending'],
    ['error', 'onError'],
    ['close', 'onClose'],
  ] as const)('ends with %s, outside the callback', async (outcome, callback) => {
    let inCallback = false;
    provideSnap((_token, options) => {
      inCallback = true;
      options[callback]();
      inCallback = false;
    });
    const seen = openSnap('token', 'en').then((ended) => ({ ended, inCallback }));
    await jest.advanceTimersByTimeAsync(0);
    expect(await seen).toEqual({ ended: outcome, inCallback: false });
  });

  it('is taken off the screen and counts as closed when the visitor goes back in the browser', async () => {
    let hidden = 0;
    window.snap = { pay: () => undefined, hide: () => (hidden += 1) };
    const ended = openSnap('token', 'en');
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await ended).toBe('close');
    expect(hidden).toBe(1);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(hidden).toBe(1);
  });

  it('leaves going back alone once it has ended', async () => {
    let hidden = 0;
    window.snap = { pay: (_token, { onClose }) => onClose(), hide: () => (hidden += 1) };
    const ended = openSnap('token', 'en');
    await jest.advanceTimersByTimeAsync(0);
    expect(await ended).toBe('close');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(hidden).toBe(0);
  });

  it('tells when the provider refuses to open', async () => {
    provideSnap(() => {
      throw new Error('snap.pay is not allowed to be called in this state.');
    });
    await expect(openSnap('token', 'en')).rejects.toMatchObject({ kind: 'open_failed' });
  });
});
