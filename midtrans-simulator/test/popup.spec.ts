import { JSDOM } from 'jsdom';
import { call, clientFor, control, createBody, newOrderId, startHarness, type Body, type Harness } from './harness.js';

interface Turn {
  html: string;
  stamp: string;
  transaction: string | null;
  result: Body | null;
}

describe('the pop-up', () => {
  let harness: Harness;

  async function created(extra: Body = {}): Promise<{ id: string; token: string }> {
    const id = newOrderId();
    const { token } = await clientFor(harness.sim).createTransaction(createBody(id, 59_000, extra));
    return { id, token };
  }

  /** One step of the pop-up as its script makes it, with the page as a document. */
  async function turn(token: string, action: string, fields: Body = {}, options: Body = { language: 'en' }) {
    const answer = await call<Turn>(`${harness.sim.url}/snap/v4/pages/${token}`, { body: { action, fields, options } });
    const { document } = new JSDOM(answer.body.html).window;
    for (const ornament of document.querySelectorAll('.badge')) ornament.remove();
    const buttons = [...document.querySelectorAll('button')];
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
    return { ...answer.body, document, names, heading: document.querySelector('h2')?.textContent };
  }

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  it('may be framed by a shop and asks no other host', async () => {
    const response = await fetch(`${harness.sim.url}/snap/v4/popup?origin_host=http://shop.test`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(policy).toContain('frame-ancestors http: https:');
    expect(policy).toContain("default-src 'none'");
    const { document } = new JSDOM(await response.text()).window;
    const addresses = [...document.querySelectorAll('[src], link[href]')].map(
      (node) => node.getAttribute('src') ?? node.getAttribute('href'),
    );
    expect(addresses).toEqual(['/snap/v4/popup.css', 'data:,', '/snap/v4/popup.js']);
  });

  it('lists the methods with order and amount, in both languages', async () => {
    const { id, token } = await created();
    const english = await turn(token, 'open');
    expect(english.heading).toBe('Choose a payment method');
    expect(english.names).toEqual(
      expect.arrayContaining(['Close', 'GoPay', 'QRIS', 'BCA Virtual Account', 'Credit card', 'Indomaret']),
    );
    expect(english.document.querySelector('[data-testid=order-id]')?.textContent).toBe(id);
    expect(english.document.querySelector('[data-testid=amount]')?.textContent).toMatch(/^Rp\s59\.000$/);
    expect(english.document.body.textContent).toContain('SIMULATOR – no real money');
    const indonesian = await turn(token, 'open', {}, {});
    expect(indonesian.heading).toBe('Pilih metode pembayaran');
    expect(indonesian.names).toContain('Tutup');
  });

  it('offers only what the shop enabled and skips a list of one', async () => {
    const some = await created({ enabled_payments: ['other_qris', 'cstore'] });
    expect((await turn(some.token, 'open')).names).toEqual(['Close', 'QRIS', 'Indomaret', 'Alfamart']);
    const one = await created({ enabled_payments: ['bri_va'] });
    const page = await turn(one.token, 'open');
    expect(page.heading).toBe('BRI Virtual Account');
    expect(page.names).not.toContain('Back');
  });

  it('escapes what the shop sent', async () => {
    const item_details = [{ name: '<img src=x onerror=alert(1)>', price: 59_000, quantity: 1 }];
    const { token } = await created({ item_details });
    const page = await turn(token, 'open');
    expect(page.document.querySelector('img')).toBeNull();
    expect(page.document.querySelector('details')?.textContent).toContain('<img src=x');
  });

  it('makes the transaction when a method is picked and once only, and pays it', async () => {
    const { id, token } = await created();
    const page = await turn(token, 'choose', { method: 'other_qris' });
    expect(page.document.querySelector('.qr svg')).not.toBeNull();
    expect(page.names).toEqual(['Back', 'Close', "I'll pay later", 'Pay now', 'Deny payment', 'Let it expire']);
    await turn(token, 'choose', { method: 'other_qris' });
    expect((await control(harness.sim, id).view()).transactions).toMatchObject([{ transaction_status: 'pending' }]);
    const paid = await turn(token, 'pay', { transaction: page.transaction });
    expect(paid.heading).toBe('Payment successful');
    expect(paid.result).toMatchObject({
      status_code: '200',
      order_id: id,
      transaction_status: 'settlement',
      payment_type: 'qris',
    });
  });

  it.each([
    ['bca_va', /^\d{16}$/],
    ['permata_va', /^\d{16}$/],
    ['echannel', /^\d{12}$/],
    ['alfamart', /^\d{16}$/],
  ])('shows the number of %s and sends the pending result', async (method, shape) => {
    const { token } = await created({ callbacks: { finish: 'http://shop.test/done?x=1' } });
    const page = await turn(token, 'choose', { method });
    expect(page.document.getElementById('payment-code')?.textContent).toMatch(shape);
    const { result } = await turn(token, 'later', { transaction: page.transaction });
    expect(result).toMatchObject({ status_code: '201', transaction_status: 'pending' });
    expect(new URL(String(result?.finish_redirect_url)).searchParams.get('status_code')).toBe('201');
  });

  it.each([
    ['deny', 'Payment declined', { status_code: '202', transaction_status: 'deny' }],
    ['expire', 'This payment has expired', { status_code: '407', transaction_status: 'expired' }],
  ])('after %s another method can be tried, or the error goes to the shop', async (action, heading, result) => {
    const { token } = await created();
    const { transaction } = await turn(token, 'choose', { method: 'gopay' });
    const page = await turn(token, action, { transaction });
    expect(page).toMatchObject({ heading, result: null });
    expect(page.names).toEqual(['Close', 'Try another method', 'Back to merchant']);
    expect((await turn(token, 'list')).heading).toBe('Choose a payment method');
    expect((await turn(token, 'finish', { transaction })).result).toMatchObject(result);
  });

  it('pays GoPay by QRIS on a desktop and in its app on a phone', async () => {
    const desktop = await created();
    await turn(desktop.token, 'choose', { method: 'gopay' });
    const phone = await created();
    await turn(phone.token, 'choose', { method: 'gopay' }, { mobile: true });
    const typeOf = async ({ id }: { id: string }) =>
      (await control(harness.sim, id).view()).transactions[0]?.payment_type;
    expect([await typeOf(desktop), await typeOf(phone)]).toEqual(['qris', 'gopay']);
  });

  const card = (number: string) => ({ number, expiry: '12/39', cvv: '123' });

  it.each([
    ['4811 1111 1111 1114', '112233', 'capture', 'accept', '200'],
    ['4511 1111 1111 1117', '112233', 'capture', 'challenge', '201'],
    ['4911 1111 1111 1113', '112233', 'deny', 'accept', undefined],
    ['4611 1111 1111 1116', '112233', 'deny', 'deny', undefined],
    ['4811 1111 1111 1114', '000000', 'deny', 'accept', undefined],
  ])('card %s with password %s ends as %s, fraud %s', async (number, otp, status, fraud, code) => {
    const { id, token } = await created({ credit_card: { secure: true } });
    expect((await turn(token, 'choose', { method: 'credit_card' })).transaction).toBeNull();
    const bank = await turn(token, 'card', card(number));
    expect(bank.heading).toBe('Confirm with your bank');
    const { result } = await turn(token, 'otp', { transaction: bank.transaction, otp });
    expect(result?.status_code).toBe(code);
    const { transactions } = await control(harness.sim, id).view();
    expect(transactions).toMatchObject([{ transaction_status: status, fraud_status: fraud }]);
  });

  it('names what is wrong with a card, and skips the password when the shop does not ask for it', async () => {
    const { id, token } = await created();
    const page = await turn(token, 'card', { number: '1234', expiry: '12/20', cvv: '9' });
    const invalid = [...page.document.querySelectorAll('input[aria-invalid=true]')].map((input) => input.id);
    expect(invalid).toEqual(['number', 'expiry', 'cvv']);
    expect((await control(harness.sim, id).view()).transactions).toEqual([]);
    expect((await turn(token, 'card', card('4811111111111114'))).result).toMatchObject({
      transaction_status: 'capture',
    });
  });

  it('notices what happens elsewhere', async () => {
    const { id, token } = await created();
    const page = await turn(token, 'choose', { method: 'bni_va' });
    const poll = async () =>
      (await call(`${harness.sim.url}/snap/v4/pages/${token}/poll`, { body: { transaction: page.transaction } })).body
        .stamp;
    expect(await poll()).toBe(page.stamp);
    await control(harness.sim, id).pay();
    expect(await poll()).not.toBe(page.stamp);
    const next = await turn(token, 'refresh', { transaction: page.transaction });
    expect(next.result).toMatchObject({ status_code: '200', transaction_status: 'settlement' });
  });

  it('refuses to pay twice: the second attempt is told that the order was processed', async () => {
    const { id, token } = await created();
    const { transaction } = await turn(token, 'choose', { method: 'bca_va' });
    await control(harness.sim, id).pay({ payment_type: 'qris' });
    const { result } = await turn(token, 'pay', { transaction });
    expect(result).toEqual({ status_code: '406', status_message: ['transaction has been processed'] });
  });

  it.each(['replaced', 'cancelled', 'expired', 'unknown'])('says that a token is %s', async (state) => {
    const start = { start_time: '2020-01-01 00:00:00 +0700', duration: 1, unit: 'hours' };
    const { id, token } = await created(state === 'expired' ? { expiry: start } : {});
    if (state === 'replaced') await clientFor(harness.sim).createTransaction(createBody(id));
    if (state === 'cancelled') await call(`${harness.sim.url}/snap/v1/transactions/${token}/cancel`);
    const page = await turn(state === 'unknown' ? 'none' : token, 'open');
    expect(page).toMatchObject({ heading: 'Transaction not available', names: ['Close'], result: null });
    await turn(token, 'choose', { method: 'bca_va' });
    if (state !== 'unknown') expect((await control(harness.sim, id).view()).transactions).toEqual([]);
  });

  it('lets a code be paid outside of it, once', async () => {
    const { id, token } = await created();
    const page = await turn(token, 'choose', { method: 'indomaret' });
    const code = page.document.getElementById('payment-code')?.textContent ?? '';
    const pay = () =>
      call(`${harness.sim.url}/pay`, {
        body: `code=${code}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await pay()).text).toContain(`Paid`);
    expect((await control(harness.sim, id).view()).transactions).toMatchObject([{ transaction_status: 'settlement' }]);
    expect((await pay()).text).toContain('be paid any more');
  });
});
