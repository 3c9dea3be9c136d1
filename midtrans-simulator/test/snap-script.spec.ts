import { JSDOM, VirtualConsole } from 'jsdom';
import { call, startHarness, type Harness } from './harness.js';

interface SnapApi {
  pay(token?: unknown, options?: object): void;
  embed(token?: unknown, options?: object): void;
  show(): void;
  hide(): void;
  reset(): void;
  invalidEvent(data: unknown): void;
}

type SnapWindow = JSDOM['window'] & { snap: SnapApi };

describe('snap.js', () => {
  let harness: Harness;
  let script: string;
  let dom: JSDOM;
  let window: SnapWindow;
  let logged: unknown[];

  /** A shop's page whose script tag names the simulator; the script's text is run in it. */
  function openShop(tag = `<script src="${harness.sim.url}/snap/snap.js" data-client-key="key"></script>`): void {
    logged = [];
    const virtualConsole = new VirtualConsole();
    for (const level of ['log', 'error'] as const) {
      virtualConsole.on(level, (...entries: unknown[]) => logged.push(entries[0]));
    }
    virtualConsole.on('jsdomError', (error) => logged.push(error));
    const markup = `<!doctype html><body style="overflow: auto">${tag}<div id="place"></div></body>`;
    dom = new JSDOM(markup, { url: 'http://shop.test/pay', runScripts: 'outside-only', virtualConsole });
    Object.defineProperty(dom.window.document, 'readyState', { value: 'complete' });
    dom.window.eval(script);
    window = dom.window as unknown as SnapWindow;
  }

  const frame = () => {
    const found = window.document.querySelector<HTMLIFrameElement>('iframe#snap-midtrans');
    if (!found) throw new Error('no frame');
    return found;
  };

  /** A message as the pop-up would post it. */
  function fromPopup(event: string, data?: unknown, origin = harness.sim.url, sourceApp = 'snap'): void {
    const message = new dom.window.MessageEvent('message', { data: { sourceApp, event, data }, origin });
    window.dispatchEvent(message);
  }

  function payWithLog(options = {}): unknown[] {
    const log: unknown[] = [];
    const names = ['onSuccess', 'onPending', 'onError', 'onClose'];
    const callbacks = Object.fromEntries(names.map((name) => [name, (result?: unknown) => log.push([name, result])]));
    window.snap.pay('token', { ...callbacks, ...options });
    fromPopup('queryToken');
    return log;
  }

  beforeAll(async () => {
    harness = await startHarness();
    script = (await call(`${harness.sim.url}/snap/snap.js`, { method: 'GET' })).text;
  });
  beforeEach(() => openShop());
  afterEach(() => dom.window.close());
  afterAll(() => harness.close());

  it('may be loaded by any site', async () => {
    const response = await fetch(`${harness.sim.url}/snap/snap.js`);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  it('builds a hidden frame that names the shop and its key', () => {
    const url = new URL(frame().src);
    expect(url.origin + url.pathname + url.hash).toBe(`${harness.sim.url}/snap/v4/popup#/`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ origin_host: 'http://shop.test', client_key: 'key' });
    expect(frame().style.display).toBe('none');
    expect(frame().name).toMatch(/^popup_\d+$/);
    expect(logged).toEqual([]);
  });

  it('only logs that the client key is missing', () => {
    openShop(`<script src="${harness.sim.url}/snap/snap.js"></script>`);
    expect(logged).toEqual([expect.stringContaining('data-client-key')]);
    expect(() => window.snap.pay('token')).not.toThrow();
  });

  it.each<[string, unknown, object, string]>([
    ['a missing token', undefined, {}, 'snapToken is required'],
    ['an unknown option', 't', { color: 'red' }, 'Unsupported option color'],
    ['embedId in a pop-up', 't', { embedId: 'x' }, 'Unsupported option embedId'],
    ['a text as callback', 't', { onSuccess: 'x' }, 'onSuccess should be of type function'],
    ['a text as delay', 't', { autoCloseDelay: '3' }, 'autoCloseDelay should be of type number'],
    ['a text as list', 't', { enabledPayments: 'qris' }, 'enabledPayments should be of type array'],
  ])('refuses %s', (_name, token, options, message) => {
    expect(() => window.snap.pay(token, options)).toThrow(message);
    expect(() => window.snap.pay('t')).not.toThrow();
  });

  it('refuses a second pay while the pop-up is open', () => {
    window.snap.pay('t');
    expect(() => window.snap.pay('t')).toThrow(
      'snap.pay is not allowed to be called in this state. Invalid state transition from PopupInView to PopupInView',
    );
    window.snap.hide();
    expect(() => window.snap.pay('t')).not.toThrow();
  });

  it('goes from loading to the pop-up', () => {
    window.snap.show();
    expect(frame().style.display).toBe('block');
    expect(() => window.snap.show()).toThrow('Invalid state transition from loading to loading');
    expect(() => window.snap.pay('t')).not.toThrow();
  });

  it('shows the frame and locks scrolling when the pop-up asks for the token, and undoes both', () => {
    payWithLog();
    expect(frame().style.display).toBe('block');
    expect(window.document.body.style.overflow).toBe('hidden');
    window.snap.hide();
    expect(frame().style.display).toBe('none');
    expect(window.document.body.style.overflow).toBe('auto');
  });

  it.each([
    ['200', 'onSuccess'],
    ['201', 'onPending'],
    ['202', 'onError'],
    ['407', 'onError'],
    ['406', 'onError'],
  ])('turns a result %s into %s, without onClose', (status_code, name) => {
    const log = payWithLog();
    fromPopup('result', { status_code, order_id: 'o' });
    expect(log).toEqual([[name, { status_code, order_id: 'o' }]]);
    expect(frame().style.display).toBe('none');
  });

  it('calls back before it hides, so that paying again inside a callback fails', () => {
    let seen = '';
    const retry = () => {
      seen = frame().style.display;
      window.snap.pay('again');
    };
    payWithLog({ onError: retry });
    fromPopup('result', { status_code: '202' });
    expect(seen).toBe('block');
    expect(String(logged[0])).toContain('Invalid state transition from PopupInView to PopupInView');
    expect(frame().style.display).toBe('none');
  });

  it('goes to the finish address only when the callback is missing', () => {
    const finish_redirect_url = 'http://shop.test/pay#done';
    payWithLog();
    fromPopup('result', { status_code: '200', finish_redirect_url });
    expect(window.location.hash).toBe('');
    window.snap.pay('t', { onPending: () => undefined });
    fromPopup('result', { status_code: '200', finish_redirect_url });
    expect(window.location.hash).toBe('#done');
  });

  it('calls onClose when the payer closes, not when the shop hides', () => {
    const log = payWithLog();
    fromPopup('hide');
    expect(log).toEqual([['onClose', undefined]]);
    const second = payWithLog();
    window.snap.hide();
    fromPopup('hide');
    expect(second).toEqual([]);
  });

  it('listens to the simulator only', () => {
    const log = payWithLog();
    fromPopup('result', { status_code: '200' }, 'http://evil.test');
    fromPopup('result', { status_code: '200' }, harness.sim.url, 'other');
    expect(log).toEqual([]);
    fromPopup('debug', {});
    expect(() => window.snap.invalidEvent({ a: 1 })).toThrow('Invalid event data: {"a":1}');
  });

  it('embeds into an element', () => {
    expect(() => window.snap.embed('t', { embedId: 'nowhere' })).toThrow('nowhere');
    window.snap.embed('t', { embedId: 'place' });
    expect(frame().parentElement?.id).toBe('place');
    expect(frame().name).toMatch(/^embed_/);
  });
});
