import { Festival } from './support/festival.js';
import { newBuyer } from './support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

describe('POST /api/auth/login', () => {
  it('gives a token, and each missing field its text', async () => {
    const { name, email, phone } = newBuyer();
    const good = await festival.visitor().post('/api/auth/login', { name, email, phone }).expect(200);
    expect(good.body).toEqual({ success: true, data: { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } });
    const { body } = await festival.visitor().post('/api/auth/login', {}).expect(422);
    expect(body.errors).toEqual({
      name: ['Full name is required'],
      email: ['Email is required'],
      phone: ['Phone number is required'],
    });
  });
});

describe('POST /api/orders/check-existing', () => {
  const check = (visitor: ReturnType<Festival['visitor']>, body: object) =>
    visitor.post('/api/orders/check-existing', body);

  it('is fine while there is no open order', async () => {
    const { email, phone } = newBuyer();
    expect((await check(festival.visitor(), { email, phone }).expect(200)).body).toMatchObject({ success: true });
  });

  it('names the open order to its owner, and to strangers only that there is one', async () => {
    const owner = festival.visitor();
    const buyer = await owner.login();
    const order = await owner.order({}, buyer);
    const { email, phone } = buyer;
    const own = await check(owner, { email: ` ${email.toUpperCase()}`, phone: `+62${phone.slice(1)}` }).expect(422);
    expect(own.body).toEqual({
      success: false,
      message: own.body.errors.email[0],
      errors: { email: [expect.stringMatching(/email/i)], phone: [expect.stringMatching(/phone/i)] },
      data: {
        open_order: { order_number: order.order_number, status: 'pending', expires_at: order.expires_at },
      },
    });
    const stranger = festival.visitor();
    await stranger.login({ ...newBuyer(), email, phone });
    for (const visitor of [stranger, festival.visitor()]) {
      const { body } = await check(visitor, { email, phone }).expect(422);
      expect(Object.keys(body)).toEqual(['success', 'message', 'errors']);
      expect(Object.keys(body.errors)).toEqual(['email', 'phone']);
      expect(JSON.stringify(body)).not.toContain(order.order_number);
    }
  });

  it('tells a stranger that the link was mailed, without the address', async () => {
    const owner = festival.visitor();
    const buyer = await owner.login();
    await owner.order({}, buyer);
    const byEmail = await check(festival.visitor(), { email: buyer.email, phone: newBuyer().phone }).expect(422);
    expect(byEmail.body.message).toMatch(/^There is already an unpaid order .* link to finish it was mailed/);
    const byPhone = await check(festival.visitor(), { email: newBuyer().email, phone: buyer.phone }).expect(422);
    expect(byPhone.body.message).toMatch(/^There is already an unpaid order .* link to finish it was mailed/);
    expect(byPhone.text).not.toContain(buyer.email);
  });

  it('names only the field that is taken', async () => {
    const owner = festival.visitor();
    const buyer = await owner.login();
    await owner.order({}, buyer);
    const byEmail = await check(festival.visitor(), { email: buyer.email, phone: newBuyer().phone }).expect(422);
    expect(Object.keys(byEmail.body.errors)).toEqual(['email']);
    const byPhone = await check(festival.visitor(), { email: newBuyer().email, phone: buyer.phone }).expect(422);
    expect(Object.keys(byPhone.body.errors)).toEqual(['phone']);
  });

  it.each([
    [{}, { email: ['Email is required'], phone: ['Phone number is required'] }],
    [
      { email: 'siti', phone: 'call me' },
      { email: ['Please enter a valid email address'], phone: ['Please enter a valid phone number'] },
    ],
    [{ email: 'a@b.co', phone: '08123456789', name: 'S' }, { name: ['The field name is not allowed.'] }],
  ])('refuses %j by field', async (body, errors) => {
    expect((await check(festival.visitor(), body).expect(422)).body.errors).toEqual(errors);
  });

  it('refuses a purchase token that isn’t one', async () => {
    const visitor = festival.visitor();
    visitor.token = 'nonsense';
    const { email, phone } = newBuyer();
    await check(visitor, { email, phone }).expect(401);
  });

  it('counts no paid, cancelled or expired order', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const order = await visitor.order({}, buyer);
    await visitor.post(`/api/orders/${order.order_number}/cancel`).expect(200);
    await check(visitor, { email: buyer.email, phone: buyer.phone }).expect(200);
  });
});
