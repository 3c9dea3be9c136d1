import { setImmediate as turn } from 'node:timers/promises';
import { LANE } from '../../src/mail/queue/mail-lanes.js';
import type { NewMail } from '../../src/mail/mail-payloads.js';
import { MailClaimsService } from '../../src/mail/queue/mail-claims.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { SendRateService } from '../../src/mail/queue/send-rate.service.js';
import { eachWithMailServer } from '../support/mail/each-with-mail-server.js';
import type { MailServer } from '../support/mail/mail-server.js';
import { eTicket } from '../support/mail/mail-fixtures.js';
import { type MailSetup, newMail, type WorkerOptions } from '../support/mail/mail-setup.js';

/** Seconds. */
const MINUTE = 60;

let setup: MailSetup;
let server: MailServer;

eachWithMailServer((opened) => {
  ({ setup, server } = opened);
});

describe('one process', () => {
  it('sends no more than the rate in any minute', async () => {
    await setup.queue(5);
    const worker = setup.worker(server.mailer(), { perMinute: 2 });
    const sentAfter = async (seconds: number) => {
      setup.clock.advanceSeconds(seconds);
      return worker.drain();
    };
    expect([await sentAfter(0), await sentAfter(30), await sentAfter(29)]).toEqual([2, 0, 0]);
    expect([await sentAfter(1), await sentAfter(1), await sentAfter(58)]).toEqual([2, 0, 0]);
    expect(await sentAfter(1)).toBe(1);
  });

  it('counts failed mails too, since the server was called', async () => {
    await setup.queue(4);
    server.refusal = 'Try again later';
    const worker = setup.worker(server.mailer(), { perMinute: 3 });
    await worker.drain();
    const tries = (await setup.mails()).map((mail) => mail.tries);
    expect(tries.toSorted()).toEqual([0, 1, 1, 1]);
  });

  let looks = 0;
  class CountedClaims extends MailClaimsService {
    override due(...request: Parameters<MailClaimsService['due']>) {
      looks += 1;
      return super.due(...request);
    }
  }

  it('asks nothing of the database while the rate is used up', async () => {
    await setup.queue(3);
    const worker = setup.worker(server.mailer(), { perMinute: 2, Claims: CountedClaims });
    expect(await worker.drain()).toBe(2);
    const before = looks;
    for (let order = 0; order < 50; order += 1) {
      worker.wake();
      await worker.drain();
    }
    expect(looks).toBe(before);
    setup.clock.advanceSeconds(MINUTE);
    expect(await worker.drain()).toBe(1);
  });

  it('asks nothing for a reminder while reminders have used up their share, but for an e-ticket', async () => {
    await setup.queue(7, LANE.reminders);
    const worker = setup.worker(server.mailer(), { perMinute: 10, Claims: CountedClaims });
    await worker.drain();
    const outbox = setup.outbox(worker);
    const add = async (mail: NewMail) => {
      await setup.transactions.run((db) => outbox.add(db, mail));
      await turn();
    };
    // The eighth finds the share used up.
    await add(newMail());
    await worker.drain();
    const before = looks;
    await add(newMail());
    expect(looks).toBe(before);
    await add({ ...newMail(), kind: 'e_ticket', payload: eTicket() });
    expect(looks).toBeGreaterThan(before);
    await worker.drain();
    expect(server.messages).toHaveLength(8);
  });
});

describe('several processes', () => {
  const LIMIT = 10;

  async function sentTogether(options: WorkerOptions): Promise<number> {
    await setup.queue(40);
    const workers = [1, 2, 3, 4].map(() => setup.worker(server.mailer(), { perMinute: LIMIT, ...options }));
    await Promise.all(workers.map((worker) => worker.drain()));
    setup.clock.advanceSeconds(MINUTE - 1);
    await Promise.all(workers.map((worker) => worker.drain()));
    return server.messages.length;
  }

  it('share the rate', async () => {
    expect(await sentTogether({})).toBe(LIMIT);
    expect(await setup.worker(server.mailer(), { perMinute: LIMIT }).drain()).toBe(0);
    setup.clock.advanceSeconds(1);
    expect(await setup.worker(server.mailer(), { perMinute: LIMIT }).drain()).toBe(LIMIT);
  });

  // On SQLite there is one process and its writers queue: only MariaDB can count two claims at once.
  if (process.env['TEST_DATABASE_URL']) {
    it('would send more if they counted at once', async () => {
      await setup.queue(2);
      let counted = 0;
      let both: () => void = () => undefined;
      const bothCounted = new Promise<void>((resolve) => {
        both = resolve;
      });
      class UnlockedRate extends SendRateService {
        override async count(...request: Parameters<SendRateService['count']>) {
          const count = await super.count(...request);
          counted += 1;
          if (counted === 2) both();
          await bothCounted;
          return count;
        }

        protected override async lock(): Promise<void> {
          // Nobody waits for anybody.
        }
      }
      const [first, second] = [1, 2].map(() => setup.claims({ perMinute: 1, Rate: UnlockedRate }));
      const [one, other] = (await first?.due(2)) ?? [];
      if (!one || !other) throw new Error('Two mails were queued');
      const taken = await Promise.all([first?.claim(one), second?.claim(other)]);
      expect(taken.filter((each) => each instanceof MailEntity)).toHaveLength(2);
    });
  }
});
