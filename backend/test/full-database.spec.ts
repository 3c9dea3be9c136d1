import type { Response } from 'supertest';
import { MailEntity } from '../src/mail/mail.entity.js';
import { ProcessReportsService } from '../src/monitoring/reports/process-reports.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { AlertFestival, RECIPIENTS } from './support/alert-festival.js';
import { AlertWatch } from './support/alert-watch.js';
import { mariaDbServer } from './support/database/test-database.js';
import type { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';

const REFUSED = 5;
const MOST_ROUNDS = 300;
const EVERY_PAGE = 4_294_967_294;

/** SQLite's own limit refuses as a full disk does (`full-disk.long.spec.ts` fills a real one). */
(mariaDbServer() === null ? describe : describe.skip)('a database without room', () => {
  jest.setTimeout(240_000);
  let setting: AlertFestival;
  let festival: Festival;
  beforeAll(async () => {
    setting = await AlertFestival.open();
    ({ festival } = setting);
    await setting.anHourLater();
  });
  afterAll(async () => {
    await setting.close(closeSound);
  });

  const query = <T>(sql: string): Promise<T[]> => festival.rows(OrderEntity).query(sql) as Promise<T[]>;

  async function forbidGrowth(): Promise<void> {
    const [{ page_count: pages } = { page_count: 0 }] = await query<{ page_count: number }>('PRAGMA page_count');
    await query(`PRAGMA max_page_count = ${pages}`);
  }

  async function counts() {
    const [orders, tickets, mails] = await Promise.all(
      [OrderEntity, TicketEntity, MailEntity].map((each) => festival.rows<object>(each).count()),
    );
    const tier = await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' });
    return { orders, tickets, mails, sold: tier.sold };
  }

  async function place(): Promise<Response> {
    const visitor = festival.visitor();
    return visitor.placing({}, await visitor.login());
  }

  it('refuses orders whole with 503, tells of it by mail and webhook, and sells on when there is room', async () => {
    await forbidGrowth();
    const refused: Response[] = [];
    // Pages that are free in the database's own file take some more.
    for (let round = 0; refused.length < REFUSED && round < MOST_ROUNDS; round += 1) {
      const before = await counts();
      const answer = await place();
      if (answer.status === 201) continue;
      refused.push(answer);
      expect(await counts()).toEqual(before);
    }
    expect(refused).toHaveLength(REFUSED);
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toEqual({
        success: false,
        message: 'The service is temporarily unavailable. Please try again in a moment.',
      });
    }
    await festival.visitor().get('/api/ticket-types').expect(200);

    // Somebody tries all the time.
    await new AlertWatch(festival, async () => void (await place())).twoMinutes();
    expect(setting.webhook.posts.flatMap(({ alerts }) => alerts)).toContainEqual(
      expect.objectContaining({ name: 'database_away', state: 'began', detail: 'no room to write' }),
    );
    setting.webhook.take();
    expect(setting.mailedTo(/ALERT: .*Database away/).sort()).toEqual(RECIPIENTS);
    expect((await festival.visitor().get('/metrics').expect(200)).text).toContain('festival_database_up 0\n');

    await query(`PRAGMA max_page_count = ${EVERY_PAGE}`);
    expect((await place()).status).toBe(201);
    await new AlertWatch(festival).twoMinutes();
    expect(setting.webhook.take()).toContain('-database_away');
    expect(await festival.get(ProcessReportsService).isDatabaseFull()).toBe(false);
  });
});
