import { GuestStarEntity } from '../src/content/line-up/guest-star.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { DiscountCodeEntity } from '../src/orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../src/orders/codes/referral-code.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { Festival } from './support/festival.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

const discountCode = (changes: Partial<DiscountCodeEntity> & { code: string }) =>
  festival.get(Transactions).run((db) =>
    db.insert(DiscountCodeEntity, {
      discountPercentage: 15,
      description: null,
      isActive: true,
      maxUses: null,
      uses: 0,
      minAmount: null,
      validFrom: null,
      validUntil: null,
      createdAt: festival.clock.now(),
      ...changes,
    }),
  );

describe('GET /api/guest-stars', () => {
  it('gives the line-up, and nothing of a star that isn’t revealed', async () => {
    await festival
      .rows(GuestStarEntity)
      .update({ sortOrder: 2 }, { name: 'Secret Band', image: '/secret.png', belowImage: '/b.png' });
    await festival.rows(GuestStarEntity).update({ sortOrder: 1 }, { image: '/reality.png' });
    const { body } = await festival.visitor().get('/api/guest-stars').expect(200);
    const at = (place: number) => ({ id: expect.any(Number), sort_order: place });
    const coming = { name: 'Coming Soon', image: null, is_revealed: false, below_image: null };
    expect(body).toEqual({
      success: true,
      data: [
        { ...at(1), name: 'Reality Club', image: '/reality.png', is_revealed: true, below_image: null },
        { ...at(2), ...coming },
        { ...at(3), ...coming },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/secret/i);
  });
});

describe('GET /api/ticket-types', () => {
  it('gives the five cards with display text and the fields that a screen decides by', async () => {
    const { body } = await festival.visitor().get('/api/ticket-types').expect(200);
    expect(body.success).toBe(true);
    const cards = body.data as Array<Record<string, unknown>>;
    const keys = ['type', 'header', 'price', 'buttonText', 'isDisabled', 'buttonAction'];
    const shown = cards.map((card) => keys.map((key) => card[key]));
    expect(shown).toEqual([
      ['early-bird', 'Early Bird', 'IDR 59,000', 'SOLD OUT', true, undefined],
      ['pre-sales-1', 'Pre Sales 1', 'IDR 65,000', 'SOLD OUT', true, undefined],
      ['pre-sales-2', 'Pre Sales 2', 'IDR 77,000', 'BUY TICKET', false, 'pre-sales-2'],
      ['regular', 'Regular', '-', 'COMING SOON', true, undefined],
      ['coming-soon', 'Coming Soon', '-', 'COMING SOON', true, undefined],
    ]);
    expect(cards[2]).toEqual({
      type: 'pre-sales-2',
      header: 'Pre Sales 2',
      price: 'IDR 77,000',
      buttonText: 'BUY TICKET',
      isDisabled: false,
      className: 'pre-sales-2',
      backgroundColor: '#D7263D',
      buttonAction: 'pre-sales-2',
      id: expect.any(Number),
      sort_order: 3,
      price_amount: 77_000,
      button_text: 'BUY TICKET',
      is_disabled: false,
      is_available: true,
      background_color: '#D7263D',
      sales_start_at: null,
      sales_end_at: null,
    });
    expect(cards[3]).toMatchObject({ price_amount: null, is_disabled: true, is_available: false });
  });
});

describe('GET /api/orders/current-price', () => {
  const price = (query = '') => festival.visitor().get(`/api/orders/current-price${query}`);
  const none = { success: false, message: 'No tickets available' };

  it('gives the tier that is on sale, or the one that is named', async () => {
    const data = { price: 77_000, ticket_type: 'pre-sales-2', header: 'Pre Sales 2' };
    expect((await price().expect(200)).body).toEqual({ success: true, data });
    expect((await price('?ticket_type=pre-sales-2').expect(200)).body.data).toEqual(data);
    expect((await price('?ticket_type=').expect(200)).body.data).toEqual(data);
  });

  it.each(['early-bird', 'regular', 'nothing-of-the-kind'])('is 404 for %s, which isn’t on sale', async (type) => {
    expect((await price(`?ticket_type=${type}`).expect(404)).body).toEqual(none);
  });

  it('gives the lowest in order of several, and 404 when there is none', async () => {
    await festival.tier({
      type: 'regular',
      price: 90_000,
      buttonText: 'BUY TICKET',
      isDisabled: false,
      isAvailable: true,
    });
    expect((await price().expect(200)).body.data).toMatchObject({ ticket_type: 'pre-sales-2' });
    expect((await price('?ticket_type=regular').expect(200)).body.data).toEqual({
      price: 90_000,
      ticket_type: 'regular',
      header: 'Regular',
    });
    await festival.tier({ isAvailable: false });
    expect((await price().expect(200)).body.data).toMatchObject({ ticket_type: 'regular' });
    await festival.tier({ type: 'regular', quota: 0 });
    expect((await price().expect(404)).body).toEqual(none);
    await festival.tier({ isAvailable: true, price: 77_000 });
  });
});

describe('GET /api/settings/bundle-ticket', () => {
  it('tells whether bundles are on', async () => {
    const ask = async () => (await festival.visitor().get('/api/settings/bundle-ticket').expect(200)).body;
    expect(await ask()).toEqual({ success: true, data: { enabled: true } });
    const settings = festival.get(SettingsService);
    await festival.get(Transactions).run((db) => settings.set(db, 'bundle_ticket', { enabled: false }));
    expect(await ask()).toEqual({ success: true, data: { enabled: false } });
  });
});

describe('POST /api/referral-codes/validate', () => {
  const validate = (body: object) => festival.visitor().post('/api/referral-codes/validate', body);
  const wrong = { success: false, message: 'Invalid referral code', errors: { code: ['Invalid referral code'] } };

  it.each(['CROWN01', '  crown01 '])('takes %j', async (code) => {
    expect((await validate({ code }).expect(200)).body).toEqual({
      success: true,
      data: { referral_code: { code: 'CROWN01', panitia_name: 'Demo Panitia' } },
    });
  });

  it.each([{ code: 'NOBODY' }, { code: '' }, { code: '   ' }, {}, { code: 7 }])('refuses %j', async (body) => {
    expect((await validate(body).expect(422)).body).toEqual(wrong);
  });

  it('refuses one that is inactive, an unknown field and broken JSON', async () => {
    const code = { code: 'ASLEEP', panitiaName: 'P', isActive: false, uses: 0, createdAt: festival.clock.now() };
    await festival.rows(ReferralCodeEntity).insert(code);
    expect((await validate({ code: 'ASLEEP' }).expect(422)).body).toEqual(wrong);
    const extra = await validate({ code: 'CROWN01', uses: 0 }).expect(422);
    expect(extra.body.errors).toEqual({ uses: ['The field uses is not allowed.'] });
    await validate({ code: 'X'.repeat(65) }).expect(422);
    const broken = festival.visitor().post('/api/referral-codes/validate', '{"code":' as unknown as object, {
      'content-type': 'application/json',
    });
    expect((await broken.expect(400)).body).toMatchObject({ success: false });
  });
});

describe('POST /api/discount-codes/validate', () => {
  const validate = (body: object) => festival.visitor().post('/api/discount-codes/validate', body);
  const wrong = { success: false, message: 'Invalid discount code', errors: { code: ['Invalid discount code'] } };

  it.each(['UNITY10', ' unity10 '])('takes %j and gives the percentage in both places', async (code) => {
    expect((await validate({ code, amount: 154_000 }).expect(200)).body).toEqual({
      success: true,
      data: { discount_code: { code: 'UNITY10', discount_percentage: 10 }, discount_percentage: 10 },
    });
  });

  it.each([{ code: 'NOBODY', amount: 1 }, { code: '', amount: 1 }, { amount: 1 }, {}])('refuses %j', async (body) => {
    expect((await validate(body).expect(422)).body).toEqual(wrong);
  });

  it.each([{ amount: -1 }, { amount: 1.5 }, { amount: '77000' }, { amount: 3_000_000_000 }])(
    'refuses an amount like %j',
    async (amount) => {
      const { body } = await validate({ code: 'UNITY10', ...amount }).expect(422);
      expect(Object.keys(body.errors)).toEqual(['amount']);
    },
  );

  it('refuses what is inactive, outside its window, used up or under its least amount', async () => {
    const inHours = (hours: number): Date => new Date(festival.clock.now().getTime() + hours * 3_600_000);
    await discountCode({ code: 'INACTIVE', isActive: false });
    await discountCode({ code: 'TOMORROW', validFrom: inHours(1) });
    await discountCode({ code: 'YESTERDAY', validUntil: inHours(-1) });
    await discountCode({ code: 'USEDUP', maxUses: 3, uses: 3 });
    for (const code of ['INACTIVE', 'TOMORROW', 'YESTERDAY', 'USEDUP']) {
      expect((await validate({ code, amount: 100_000 }).expect(422)).body).toEqual(wrong);
    }
    await discountCode({
      code: 'LARGE',
      minAmount: 100_000,
      validFrom: inHours(-1),
      validUntil: inHours(1),
      maxUses: 4,
    });
    expect((await validate({ code: 'LARGE', amount: 99_999 }).expect(422)).body).toEqual(wrong);
    expect((await validate({ code: 'LARGE', amount: 100_000 }).expect(200)).body.data.discount_percentage).toBe(15);
  });
});
