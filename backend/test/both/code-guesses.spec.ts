import { PurchaseTokensService } from '../../src/auth/purchase/purchase-tokens.service.js';
import { CodesService } from '../../src/orders/codes/codes.service.js';
import { LINK_SUBJECT } from '../../src/platform/access/identities.js';
import { discountCode } from '../support/sales/codes.js';
import { Festival } from '../support/festival.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  await festival.tier();
});
afterAll(() => festival.close());

const VALIDATE = '/api/discount-codes/validate';

let addresses = 0;
/** From an address that nobody had before. */
function somewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
}

async function statuses(calls: ReadonlyArray<PromiseLike<{ status: number }>>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function buyerAt(): Promise<{ visitor: Visitor; at: Record<string, string> }> {
  const visitor = festival.visitor();
  await visitor.login();
  return { visitor, at: somewhere() };
}

describe('wrong codes', () => {
  it('of one buyer: of 50 at the same time from one address ten are looked up', async () => {
    const { visitor, at } = await buyerAt();
    const guess = (number: number) => visitor.post(VALIDATE, { code: `GUESS${number}`, amount: 50_000 }, at);
    expect(await statuses(Array.from({ length: 50 }, (_, number) => guess(number)))).toEqual({ 422: 10, 429: 40 });
  });

  it('of one buyer: the eleventh in a row is stopped, a right one then too, and other buyers are not', async () => {
    const code = await discountCode(festival, {});
    const { visitor, at } = await buyerAt();
    for (let number = 0; number < 10; number += 1)
      await visitor.post(VALIDATE, { code: 'WRONG', amount: 1 }, at).expect(422);
    await visitor.post(VALIDATE, { code: 'WRONG', amount: 1 }, at).expect(429);
    await visitor.post(VALIDATE, { code, amount: 50_000 }, at).expect(429);
    const other = festival.visitor();
    await other.login();
    await other.post(VALIDATE, { code, amount: 50_000 }, at).expect(200);
  });

  it('of many buyers of one address: 200 are looked up, and the rest waits a minute at most', async () => {
    const at = somewhere();
    const guess = () => festival.visitor().post(VALIDATE, { code: 'WRONG', amount: 1 }, at);
    expect(await statuses(Array.from({ length: 230 }, guess))).toEqual({ 422: 200, 429: 30 });
    expect(Number((await guess().expect(429)).headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('of somebody with a mailed link are not counted for the others who have nothing but one', async () => {
    const code = await discountCode(festival, {});
    const withLink = () => {
      const visitor = festival.visitor();
      visitor.token = festival.get(PurchaseTokensService).issue({ subject: LINK_SUBJECT, orderNumber: 'FEST-1' });
      return visitor;
    };
    for (let time = 0; time < 10; time += 1)
      await withLink().post(VALIDATE, { code: 'WRONG', amount: 1 }, somewhere()).expect(422);
    await withLink().post(VALIDATE, { code, amount: 50_000 }, somewhere()).expect(200);
  });

  it('right ones are counted for nobody', async () => {
    const code = await discountCode(festival, {});
    const { visitor, at } = await buyerAt();
    for (let time = 0; time < 15; time += 1) await visitor.post(VALIDATE, { code, amount: 50_000 }, at).expect(200);
    for (let time = 0; time < 10; time += 1) await visitor.post(VALIDATE, { code: 'WRONG', amount: 1 }, at).expect(422);
  });

  it('230 right ones of one address at once are all answered', async () => {
    const code = await discountCode(festival, {});
    const at = somewhere();
    const codes = festival.get(CodesService);
    const find = codes.findDiscount.bind(codes);
    let left = 230;
    let release: () => void = () => undefined;
    const allCame = new Promise<void>((resolve) => (release = resolve));
    const came = () => {
      left -= 1;
      if (left === 0) release();
    };
    codes.findDiscount = async (text, subtotal) => {
      came();
      await allCame;
      return find(text, subtotal);
    };
    const calls = Array.from({ length: 230 }, async () => {
      const answer = await festival.visitor().post(VALIDATE, { code, amount: 50_000 }, at);
      if (answer.status !== 200) came();
      return answer;
    });
    expect(await statuses(calls)).toEqual({ 200: 230 });
    codes.findDiscount = find;
  });

  it('a look that fails counts as no guess', async () => {
    const code = await discountCode(festival, {});
    const { visitor, at } = await buyerAt();
    const codes = festival.get(CodesService);
    const find = codes.findDiscount.bind(codes);
    codes.findDiscount = () => Promise.reject(new Error('the database is away'));
    for (let time = 0; time < 12; time += 1) await visitor.post(VALIDATE, { code, amount: 50_000 }, at).expect(500);
    codes.findDiscount = find;
    await visitor.post(VALIDATE, { code, amount: 50_000 }, at).expect(200);
  });
});
