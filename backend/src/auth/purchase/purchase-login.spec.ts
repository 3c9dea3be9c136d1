import { HttpApp } from '../../../test/support/http-app.js';
import { PurchaseTokensService } from './purchase-tokens.service.js';

describe('purchase login', () => {
  let http: HttpApp;
  let tokens: PurchaseTokensService;

  beforeAll(async () => {
    http = await HttpApp.start();
    tokens = http.app.get(PurchaseTokensService, { strict: false });
  });
  afterAll(async () => http.stop());

  let buyers = 0;
  const buyer = () => {
    buyers += 1;
    return { name: 'Sari Dewi', email: `sari${buyers}@example.com`, phone: '0812 3456 7890' };
  };
  const logIn = async (body: object, headers: Record<string, string> = {}) =>
    http.browser().post('/api/auth/login', body, headers);
  const subject = (response: { json(): { data: { token: string } } }) =>
    tokens.verify(response.json().data.token)?.subject;

  it('gives a token with a random subject that tells nothing of the buyer', async () => {
    const form = buyer();
    const [one, two] = [await logIn(form), await logIn(form)];
    expect(one.statusCode).toBe(200);
    expect(Object.keys(one.json().data)).toEqual(['token']);
    expect(subject(one)).toMatch(/^[0-9a-f-]{36}$/);
    expect(subject(two)).not.toBe(subject(one));
    const payload = JSON.parse(Buffer.from(one.json().data.token.split('.')[1], 'base64url').toString());
    expect(payload).toEqual({
      sub: subject(one),
      iat: expect.any(Number),
      exp: expect.any(Number),
      aud: 'purchase-token',
      iss: 'festival-platform',
    });
  });

  it('keeps the subject of a valid token that comes along', async () => {
    const first = await logIn(buyer());
    const again = await logIn(buyer(), { authorization: `Bearer ${first.json().data.token}` });
    expect(subject(again)).toBe(subject(first));
  });

  it('gives a new subject for a token that ran out or isn’t ours', async () => {
    const first = await logIn(buyer());
    const old = subject(first);
    http.clock.advanceSeconds(24 * 3600);
    for (const authorization of [`Bearer ${first.json().data.token}`, 'Bearer nonsense', 'Basic YTpi']) {
      const response = await logIn(buyer(), { authorization });
      expect(response.statusCode).toBe(200);
      expect(subject(response)).not.toBe(old);
    }
  });

  it.each([
    [{}, { name: ['Full name is required'], email: ['Email is required'], phone: ['Phone number is required'] }],
    [
      { name: '  ', email: 'sari@', phone: 'call me' },
      {
        name: ['Full name is required'],
        email: ['Please enter a valid email address'],
        phone: ['Please enter a valid phone number'],
      },
    ],
    [{ name: 'S', email: 'a@b.co', phone: '0812345678', price: 1 }, { price: ['The field price is not allowed.'] }],
    [
      { name: 'x'.repeat(191), email: 'a@b.co', phone: '0812345678' },
      { name: ['Full name must be at most 190 characters'] },
    ],
  ])('refuses %j in the checkout’s words', async (body, errors) => {
    const response = await logIn(body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
  });

  it('is limited by e-mail, however it is written', async () => {
    const form = buyer();
    for (let i = 0; i < 30; i += 1) expect((await logIn(form)).statusCode).toBe(200);
    const refused = await logIn({ ...form, email: ` ${form.email.toUpperCase()}` });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(buyer())).statusCode).toBe(200);
  });
});
