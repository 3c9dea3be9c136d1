import { JSDOM } from 'jsdom';
import { call, clientFor, control, createBody, newOrderId, startHarness, type Body, type Harness } from './harness.js';

/** The pop-up's script in a window that is its own shop: what it posts to the parent comes back here. */
class OpenPopup {
  readonly posted: Body[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly dom: JSDOM;
  private readonly origin: string;

  constructor(origin: string, page: string, script: string) {
    this.origin = origin;
    const url = `${origin}/snap/v4/popup?origin_host=${encodeURIComponent(origin)}`;
    this.dom = new JSDOM(page, { url, runScripts: 'outside-only' });
    const bridge = (path: string, init: RequestInit) => fetch(new URL(path, origin), init);
    Object.assign(this.dom.window, { fetch: bridge });
    this.dom.window.addEventListener('message', ({ data }) => this.note(data as Body));
    new this.dom.window.MutationObserver(() => this.wake()).observe(this.document, { childList: true, subtree: true });
    this.dom.window.eval(script);
  }

  get document(): Document {
    return this.dom.window.document;
  }

  /** A message as `snap.js` would send it. */
  fromShop(event: string, rest: Body = {}): void {
    const data = { sourceApp: 'snap', event, ...rest };
    const { window } = this.dom;
    window.dispatchEvent(
      new window.MessageEvent('message', { data, origin: this.origin, source: window as unknown as Window }),
    );
  }

  click(testId: string): void {
    this.document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)?.click();
  }

  press(key: string): void {
    this.document.dispatchEvent(new this.dom.window.KeyboardEvent('keydown', { key }));
  }

  async until<T>(look: () => T | null | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== null && found !== undefined) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  heading(text: string): Promise<boolean> {
    return this.until(() => this.document.querySelector('h2')?.textContent === text || null);
  }

  event(name: string): Promise<Body> {
    return this.until(() => this.posted.find(({ event }) => event === name));
  }

  close(): void {
    this.dom.window.close();
  }

  private note(data: Body): void {
    this.posted.push(data);
    this.wake();
  }

  private wake(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}

describe("the pop-up's script", () => {
  let harness: Harness;
  let popup: OpenPopup;
  let id: string;
  let token: string;

  beforeAll(async () => {
    harness = await startHarness();
  });
  beforeEach(async () => {
    const read = async (name: string) => (await call(`${harness.sim.url}/snap/v4/${name}`, { method: 'GET' })).text;
    popup = new OpenPopup(harness.sim.url, await read('popup'), await read('popup.js'));
    id = newOrderId();
    token = (await clientFor(harness.sim).createTransaction(createBody(id))).token;
  });
  afterEach(() => popup.close());
  afterAll(() => harness.close());

  it('asks for the token, lets the payer pay, and sends the result', async () => {
    await popup.event('queryToken');
    popup.fromShop('token', { token, options: { language: 'en' } });
    await popup.heading('Choose a payment method');
    popup.click('method-other_qris');
    await popup.heading('QRIS');
    popup.click('pay');
    expect((await popup.event('result')).data).toMatchObject({ status_code: '200', order_id: id });
  });

  it('moves the focus to the heading of each page', async () => {
    popup.fromShop('token', { token, options: { language: 'en' } });
    await popup.heading('Choose a payment method');
    await popup.until(() => (popup.document.activeElement?.tagName === 'H2' ? true : null));
    popup.click('method-credit_card');
    await popup.heading('Credit card');
    expect(popup.document.activeElement?.textContent).toBe('Credit card');
  });

  it('notices by itself that the order was paid elsewhere', async () => {
    popup.fromShop('token', { token, options: { language: 'en' } });
    await popup.heading('Choose a payment method');
    await control(harness.sim, id).pay();
    expect((await popup.event('result')).data).toMatchObject({ status_code: '200', transaction_status: 'settlement' });
  });

  it('says when the payer closes it, by button or by Escape', async () => {
    popup.fromShop('token', { token, options: { language: 'en' } });
    await popup.heading('Choose a payment method');
    popup.click('close');
    await popup.event('hide');
    popup.press('Escape');
    await popup.until(() => (popup.posted.filter(({ event }) => event === 'hide').length === 2 ? true : null));
  });
});
