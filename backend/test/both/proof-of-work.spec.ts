import { CHALLENGE_TEXT, type Challenge } from '@festival/contracts';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { UsedSolutionEntity } from '../../src/orders/challenge/used-solution.entity.js';
import { ForgetSolutionsJob } from '../../src/orders/challenge/forget-solutions.job.js';
import { ProofOfWorkService } from '../../src/orders/challenge/proof-of-work.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { ExpireOrdersService } from '../../src/payments/cancel-expire/expire-orders.service.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from '../support/festival.js';
import { newBuyer } from '../support/visitor.js';

function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): Record<string, string> {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    return header({ algorithm, challenge, number, salt, signature });
  }
  throw new Error('the challenge has no solution');
}

/** The solution of a challenge that needs no search. */
function solveQuickly(key: Buffer): Record<string, string> {
  const number = 7;
  const salt = `${randomBytes(12).toString('hex')}?expires=${Math.floor(festival.clock.now().getTime() / 1000) + 250}&`;
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  const signature = createHmac('sha256', key).update(challenge).digest('hex');
  return header({ algorithm: 'SHA-256', challenge, number, salt, signature });
}

const header = (solution: object) => ({ 'proof-of-work': Buffer.from(JSON.stringify(solution)).toString('base64') });

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({ environment: { PROOF_OF_WORK: 'on' } });
  await festival.tier();
});
afterAll(() => festival.close());

async function place(headers: Record<string, string> = {}, buyer = newBuyer()) {
  const visitor = festival.visitor();
  await visitor.login(buyer);
  return visitor.placing({}, buyer, headers);
}

async function challenge(): Promise<Challenge> {
  return (await place()).body.data.challenge as Challenge;
}

describe('an order that needs the solution of a challenge', () => {
  it('is refused with one, and placed with its solution', async () => {
    const buyer = newBuyer();
    const refused = await place({}, buyer);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await place(solve(refused.body.data.challenge as Challenge), buyer)).status).toBe(201);
  });

  it('once with each solution', async () => {
    const solution = solve(await challenge());
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => place(solution)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 429, 429, 429, 429]);
  });

  it('is not used by an order that is refused', async () => {
    const [buyer, solution] = [newBuyer(), solve(await challenge())];
    await festival.tier({ quota: 0 });
    expect((await place(solution, buyer)).status).toBe(409);
    await festival.tier();
    expect((await place(solution, buyer)).status).toBe(201);
    expect((await place(solution)).status).toBe(429);
  });

  it('and used, it refuses no order that is written with it', async () => {
    const key = festival.config.deriveKey('proof-of-work');
    const used = solveQuickly(key);
    expect((await place(used)).status).toBe(201);
    const others = Array.from({ length: 20 }, () => place(solveQuickly(key)));
    const again = Array.from({ length: 20 }, () => place(used));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await Promise.all(again)).map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('is forgotten when its challenge is over', async () => {
    expect((await place(solve(await challenge()))).status).toBe(201);
    festival.clock.advanceMinutes(70);
    await festival.get(ForgetSolutionsJob).forgetOld();
    expect(await festival.rows(UsedSolutionEntity).count()).toBe(0);
  });

  it('sent again after a lost answer gives the order', async () => {
    const [buyer, headers] = [newBuyer(), { ...solve(await challenge()), 'idempotency-key': 'again' }];
    const visitor = festival.visitor();
    await visitor.login(buyer);
    const first = await visitor.placing({}, buyer, headers).expect(201);
    const again = await visitor.placing({}, buyer, headers).expect(201);
    expect(again.body.data).toEqual(first.body.data);
  });

  it('is refused with a solution that is too old', async () => {
    const solution = solve(await challenge());
    festival.clock.advanceMinutes(6);
    expect((await place(solution)).status).toBe(429);
  });

  it.each<[string, (right: Challenge) => object]>([
    ['of another number', (right) => ({ ...right, number: -1 })],
    ['of another key', (right) => ({ ...right, number: 1, signature: 'a'.repeat(64) })],
    ['without fields', () => ({})],
    ['that is no object', () => [null]],
  ])('is refused with a solution %s', async (_name, wrong) => {
    expect((await place(header(wrong(await challenge())))).status).toBe(429);
  });

  it.each(['nonsense', 'bnVsbA==', 'a'.repeat(2_000)])('is refused with the header %.10s', async (text) => {
    expect((await place({ 'proof-of-work': text })).status).toBe(429);
  });
});

describe('by itself', () => {
  let auto: Festival;
  beforeAll(async () => {
    auto = await Festival.open({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterAll(() => auto.close());

  it('none is asked, until more than 40 % of the seats are in unpaid orders', async () => {
    await auto.tier({ quota: 200 });
    const order = async (quantity: number, at: number): Promise<number> => {
      const visitor = auto.visitor();
      const buyer = await visitor.login();
      return (await visitor.placing({ quantity }, buyer, { 'x-forwarded-for': `203.0.113.${at}` })).status;
    };
    for (let at = 1; at <= 8; at += 1) expect(await order(10, at)).toBe(201);
    auto.clock.advanceSeconds(3);
    expect(await order(1, 9)).toBe(201);
    auto.clock.advanceSeconds(3);
    expect(await order(1, 10)).toBe(429);
    await auto.rows(OrderEntity).update({ ticketQuantity: 10 }, { status: 'paid' });
    auto.clock.advanceSeconds(3);
    expect(await order(1, 11)).toBe(201);
  });

  it('65 invented buyers of 65 networks are asked for work from 40 % of 650 seats, and hold theirs for ten minutes', async () => {
    await auto.rows(OrderEntity).update({ status: 'pending' }, { status: 'paid' });
    auto.clock.advanceSeconds(3);
    await auto.tier({ quota: 650 });
    const buyers = await Promise.all(
      Array.from({ length: 65 }, async () => ({ visitor: auto.visitor(), buyer: newBuyer() })),
    );
    await Promise.all(buyers.map(({ visitor, buyer }) => visitor.login(buyer)));
    const placing = buyers.map(({ visitor, buyer }, at) =>
      visitor.placing({ quantity: 10 }, buyer, { 'x-forwarded-for': `198.51.100.${at}` }),
    );
    const answers = await Promise.all(placing);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBe(27);
    for (const { status, body } of refused) expect([status, body.message]).toEqual([429, CHALLENGE_TEXT]);
    const sold = async () => (await auto.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
    expect(await sold()).toBe(270);
    auto.clock.advanceMinutes(11);
    await auto.get(ExpireOrdersService).expireDue();
    expect(await sold()).toBe(0);
  });

  it('one is asked while people wait in the waiting room', async () => {
    await auto.tier({ quota: null });
    const required = () =>
      auto.get(ProofOfWorkService).requireSolution({ ticket_type: 'pre-sales-2', quantity: 1 }, undefined);
    const turn = async (mode: 'on' | 'off') => {
      await (await auto.admin()).post('/api/admin/waiting-room', { mode }).expect(200);
      await auto.get(RoomStateService).refresh();
    };
    expect(await required()).toBeNull();
    await turn('on');
    await expect(required()).rejects.toThrow(CHALLENGE_TEXT);
    await turn('off');
    expect(await required()).toBeNull();
  });
});
