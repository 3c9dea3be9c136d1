import { OrderEntity } from '../../src/orders/order.entity.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival, OTHER_TIER } from '../support/festival.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { closeSound } from '../support/sound-data.js';
import { together } from '../support/together.js';

const BUYERS = 30;
const MINUTE = 60_000;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => closeSound(festival));

const buyers = () =>
  Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = new PersistentBuyer(() => festival.url);
      await buyer.login();
      return buyer;
    }),
  );

/** As by a process that froze in the middle of an order: nobody ends this transaction. */
(mariaDbServer() ? it : it.skip)(
  'a frozen transaction refuses its own tier for seconds, no other tier, and is ended without a person',
  async () => {
    const [held, free] = [await festival.tier(), await festival.tier(OTHER_TIER)];
    const [waiting, others] = [await buyers(), await buyers()];
    const frozen = await openDataSource(festival.config.database, ENTITIES);
    try {
      const runner = frozen.createQueryRunner();
      await runner.startTransaction();
      await runner.manager.increment(TicketTypeEntity, { type: held }, 'sold', 1);

      let isAnswered = false;
      const heldUp = waiting.map(async (buyer) => {
        const answer = await buyer.placeOnce({ ticket_type: held });
        isAnswered = true;
        return answer;
      });
      const othersPass = async () => {
        for (const buyer of others) expect((await buyer.placeOnce({ ticket_type: free })).status).toBe(201);
        expect(isAnswered).toBe(false);
      };
      const [answers] = await together([together(heldUp), othersPass()]);
      for (const { status, retryAfter } of answers) {
        expect(status).toBe(503);
        expect(retryAfter).toBeGreaterThan(0);
      }
      const placed = await together(waiting.map((buyer) => buyer.place({ ticket_type: held })));
      expect(new Set(placed.map((order) => order?.order_number)).size).toBe(BUYERS);
      const orders = festival.rows(OrderEntity);
      expect(await Promise.all([held, free].map((ticketType) => orders.countBy({ ticketType })))).toEqual([
        BUYERS,
        BUYERS,
      ]);
    } finally {
      await frozen.destroy();
    }
  },
  3 * MINUTE,
);
