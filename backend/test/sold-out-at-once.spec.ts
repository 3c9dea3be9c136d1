import type { RenderRequest, SiteRenderer } from '@festival/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';

const TIER = 'early-bird';
const NEXT = 'pre-sales-1';

/** The ticket page in small: its HTML holds the cards. */
const site: SiteRenderer = {
  servedAddress: (url) => (url === '/ticket' ? url : null),
  async render({ load }: RenderRequest) {
    const { body } = await load('/api/ticket-types');
    return { head: '', html: `<pre>${body}</pre>`, tail: '', inline: { style: '', script: '' }, status: 200 };
  },
};

const directory = mkdtempSync(join(tmpdir(), 'ticket-page-'));
let festival: Festival;
beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  festival = await Festival.open({ webPages: { publicSite: directory, renderer: site } });
  await festival.tier({ type: 'pre-sales-2', isAvailable: false });
});
afterAll(async () => {
  await closeSound(festival);
  rmSync(directory, { recursive: true });
});

const SELLING = {
  price: 50_000,
  buttonText: 'BUY TICKET',
  isDisabled: false,
  isAvailable: true,
  openedAt: null,
} as const;
const none = { salesStartAt: null, salesEndAt: null };

/** `early-bird` with so many seats, and `pre-sales-1` once it has ended; both are then in memory. */
async function sale(quota: number): Promise<void> {
  await festival.tier({ type: TIER, ...SELLING, ...none, quota, startsAfter: null });
  await festival.tier({ type: NEXT, ...SELLING, ...none, quota: 100, startsAfter: TIER });
  await shown();
}

async function cardsOfPage(): Promise<unknown> {
  const page = await (await fetch(`${festival.url}/ticket`)).text();
  return JSON.parse(/<pre>(.*)<\/pre>/.exec(page)?.[1] ?? '');
}

/** What a visitor sees in the very next answers. */
async function shown() {
  const visitor = festival.visitor();
  const { body: cards } = await visitor.get('/api/ticket-types').expect(200);
  const price = await visitor.get('/api/orders/current-price').expect(200);
  const named = await visitor.get(`/api/orders/current-price?ticket_type=${TIER}`);
  expect(await cardsOfPage()).toEqual(cards);
  const button = (type: string) =>
    (cards.data as Array<{ type: string; buttonText: string }>).find((each) => each.type === type)?.buttonText;
  return {
    buttons: [button(TIER), button(NEXT)],
    onSale: (price.body.data as { ticket_type: string }).ticket_type,
    named: named.status,
  };
}

const OPEN = { buttons: ['BUY TICKET', 'COMING SOON'], onSale: TIER, named: 200 };
const SOLD_OUT = { buttons: ['SOLD OUT', 'BUY TICKET'], onSale: NEXT, named: 404 };

it('shows in the very next answer that the last seats went, and that the next tier opened', async () => {
  await sale(5);
  await festival.visitor().order({ ticket_type: TIER, quantity: 3 });
  expect(await shown()).toEqual(OPEN);
  await festival.visitor().order({ ticket_type: TIER, quantity: 2 });
  expect(await shown()).toEqual(SOLD_OUT);
});

it('shows in the very next answer that seats came back', async () => {
  await festival.tier({ type: NEXT, isAvailable: false, startsAfter: null });
  await festival.tier({ type: TIER, ...SELLING, ...none, quota: 2, startsAfter: null });
  const visitor = festival.visitor();
  const { order_number } = await visitor.order({ ticket_type: TIER, quantity: 2 });
  await festival.visitor().get('/api/orders/current-price').expect(404);
  await visitor.post(`/api/orders/${order_number}/cancel`).expect(200);
  await festival.visitor().get('/api/orders/current-price').expect(200);
});

describe('shows in the very next answer, page and price included,', () => {
  const inMinutes = (minutes: number): Date => new Date(festival.clock.now().getTime() + minutes * 60_000);
  const button = async () => {
    const { body } = await festival.visitor().get('/api/ticket-types').expect(200);
    expect(await cardsOfPage()).toEqual(body);
    const cards = body.data as Array<{ type: string; buttonText: string }>;
    return cards.find((each) => each.type === TIER)?.buttonText;
  };
  const price = async () => (await festival.visitor().get('/api/orders/current-price')).status;

  it('that a tier’s window opens and closes', async () => {
    await sale(5);
    await festival.tier({ type: TIER, salesStartAt: inMinutes(10), salesEndAt: inMinutes(20) });
    await festival.tier({ type: NEXT, isAvailable: false, startsAfter: null });
    // The rows were written past the services: what was in memory lives for a second.
    festival.clock.advanceSeconds(1);
    expect([await button(), await price()]).toEqual(['COMING SOON', 404]);
    festival.clock.advanceMinutes(10);
    expect([await button(), await price()]).toEqual(['BUY TICKET', 200]);
    festival.clock.advanceMinutes(10);
    expect([await button(), await price()]).toEqual(['SOLD OUT', 404]);
  });

  it('that an admin changes the quota', async () => {
    await sale(2);
    await festival.tier({ type: NEXT, isAvailable: false, startsAfter: null });
    await festival.visitor().order({ ticket_type: TIER, quantity: 1 });
    const admin = await festival.admin();
    const { id } = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: TIER });
    const setQuota = async (quota: number): Promise<void> => {
      const path = `/api/admin/ticket-types/${id}`;
      const { data } = (await admin.get(path).expect(200)).body;
      await admin.put(path, { ...data, quota }).expect(200);
    };
    await setQuota(1);
    expect([await button(), await price()]).toEqual(['SOLD OUT', 404]);
    await setQuota(3);
    expect([await button(), await price()]).toEqual(['BUY TICKET', 200]);
  });
});
