import { MailClaimsService } from '../../src/mail/queue/mail-claims.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { eachWithMailServer } from '../support/mail/each-with-mail-server.js';
import type { MailServer } from '../support/mail/mail-server.js';
import { type MailSetup, newMail } from '../support/mail/mail-setup.js';

/** Seconds. */
const MINUTE = 60;
/** A claim outlasts any send. */
const CLAIM_S = 70;

let setup: MailSetup;
let server: MailServer;

eachWithMailServer((opened) => {
  ({ setup, server } = opened);
});

describe('the outbox', () => {
  it('sends a mail when the transaction that caused it is committed', async () => {
    const arrived = new Promise<void>((resolve) => {
      server.onMessage = resolve;
    });
    const worker = setup.worker(server.mailer());
    await setup.transactions.run((db) => setup.outbox(worker).add(db, newMail()));
    await arrived;
    await worker.beforeApplicationShutdown();
    expect(await setup.onlyMail()).toMatchObject({
      orderId: 7,
      toAddress: 'nadia@example.com',
      status: 'sent',
      tries: 1,
      claimToken: null,
      claimedUntil: null,
      lastError: null,
      sentAt: setup.clock.now(),
    });
  });

  it('waits for another process when this one serves visitors only', async () => {
    const [web, other] = [setup.worker(server.mailer(), { runsJobs: false }), setup.worker(server.mailer())];
    await setup.transactions.run((db) => setup.outbox(web).add(db, newMail()));
    expect(await web.drain()).toBe(0);
    expect(await setup.onlyMail()).toMatchObject({ status: 'queued', tries: 0 });
    expect(await other.drain()).toBe(1);
  });

  it('rests from the moment when an edition is being closed, whoever wakes it, and goes on when that is called off', async () => {
    const editions = { isPaused: false };
    const worker = setup.worker(server.mailer(), { editions, perMinute: 100 });
    server.onMessage = () => {
      editions.isPaused = true;
    };
    await setup.queue(20);
    const sent = await worker.drain();
    // Those that were under way, and no other.
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(20);
    await setup.transactions.run((db) => setup.outbox(worker).add(db, newMail()));
    expect(await worker.drain()).toBe(0);
    const states = (await setup.mails()).map(({ status }) => status);
    expect([...new Set(states)].toSorted()).toEqual(['queued', 'sent']);
    server.onMessage = () => undefined;
    editions.isPaused = false;
    expect(await worker.drain()).toBe(21 - sent);
    expect(new Set((await setup.mails()).map(({ status }) => status))).toEqual(new Set(['sent']));
    expect(server.messages.length).toBe(21);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const worker = setup.worker(server.mailer());
    const failing = setup.transactions.run(async (db) => {
      await setup.outbox(worker).add(db, newMail());
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await worker.drain()).toBe(0);
    expect(await setup.mails()).toEqual([]);
  });
});

describe('the worker', () => {
  it('sends a mail once, with the Message-ID of its row', async () => {
    await setup.queue();
    const worker = setup.worker(server.mailer());
    expect(await worker.drain()).toBe(1);
    expect(await worker.drain()).toBe(0);
    const { messageId } = await setup.onlyMail();
    expect(messageId).toMatch(/^<[\w-]{24}\.fest@festival\.example\.ac\.id>$/);
    expect(server.messageIds()).toEqual([messageId]);
  });

  it('tries again after 1, 2, 4 … minutes, eight times in all, and then rests', async () => {
    await setup.queue();
    server.refusal = 'Mailbox of buyer0@example.com is full';
    const worker = setup.worker(server.mailer());
    for (const minutes of [1, 2, 4, 8, 16, 32, 64]) {
      expect(await worker.drain()).toBe(0);
      const mail = await setup.onlyMail();
      expect(mail.status).toBe('queued');
      expect(mail.dueAt.getTime() - setup.clock.now().getTime()).toBe(minutes * MINUTE * 1000);
      setup.clock.advanceSeconds(minutes * MINUTE - 1);
      await worker.drain();
      expect((await setup.onlyMail()).tries).toBe(mail.tries);
      setup.clock.advanceSeconds(1);
    }
    await worker.drain();
    const last = await setup.onlyMail();
    expect(last).toMatchObject({ status: 'failed', tries: 8, sentAt: null, claimToken: null });
    expect(last.lastError).toContain('Mailbox of [address] is full');
    expect(last.lastError).not.toContain('@');

    setup.clock.advanceSeconds(7 * 24 * 60 * MINUTE);
    server.refusal = null;
    expect(await worker.drain()).toBe(0);
    expect(server.messages).toEqual([]);
  });

  it.each([
    [550, 'No such user <buyer0@example.com>', true],
    [551, 'User not local', true],
    [553, 'Mailbox name not allowed', true],
    [554, '5.1.1 No such user', true],
    [550, '5.2.1 Mailbox disabled', true],
    [550, '5.7.1 Your address is on a list', false],
    [552, '5.2.2 Mailbox full', false],
    [554, 'Transaction failed', false],
    [450, '4.2.1 Greylisted', false],
    [451, '4.1.1 Lookup failed', false],
  ])('a recipient refused with %i %s is refused for good: %s', async (code, text, isForGood) => {
    await setup.queue();
    [server.refusal, server.refusalCode] = [text, code];
    expect(await setup.worker(server.mailer()).drain()).toBe(0);
    const mail = await setup.onlyMail();
    expect(mail).toMatchObject({ status: isForGood ? 'failed' : 'queued', tries: 1, claimToken: null });
    expect(mail.lastError).toContain(`${code} ${text.replace('buyer0@example.com', '[address]')}`);
  });

  it('sends other mails after a failure of one', async () => {
    await setup.queue(25);
    const worker = setup.worker(server.mailer());
    server.refusal = 'Try again later';
    expect(await worker.drain()).toBe(0);
    expect((await setup.mails()).every((mail) => mail.tries === 1)).toBe(true);
    server.refusal = null;
    setup.clock.advanceSeconds(MINUTE);
    expect(await worker.drain()).toBe(25);
    expect((await setup.mails()).every((mail) => mail.status === 'sent' && mail.lastError === null)).toBe(true);
  });

  it('keeps the rate, whatever is waiting', async () => {
    await setup.queue(12);
    const worker = setup.worker(server.mailer(), { perMinute: 5 });
    expect(await worker.drain()).toBe(5);
    setup.clock.advanceSeconds(MINUTE - 1);
    expect(await worker.drain()).toBe(0);
    setup.clock.advanceSeconds(1);
    expect(await worker.drain()).toBe(5);
    setup.clock.advanceSeconds(MINUTE);
    expect(await worker.drain()).toBe(2);
    expect(server.messages).toHaveLength(12);
  });

  it('waits for the mail in flight when the process stops, and starts no other', async () => {
    await setup.queue(1);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      server.onMessage = () => {
        resolve();
        return held;
      };
    });
    const worker = setup.worker(server.mailer());
    worker.wake();
    await arrived;
    await setup.queue(1);
    const stopped = worker.beforeApplicationShutdown();
    release();
    await stopped;
    expect((await setup.mails()).map((mail) => mail.status)).toEqual(['sent', 'queued']);
  });
});

describe('several processes on one outbox', () => {
  class UnguardedClaims extends MailClaimsService {
    protected override guard(): string {
      return '1 = 1';
    }
  }

  async function race(Claims: typeof MailClaimsService): Promise<number> {
    await setup.queue(30);
    const workers = [1, 2, 3].map(() => setup.worker(server.mailer(), { Claims }));
    await Promise.all(workers.map((worker) => worker.drain()));
    const arrived = server.messageIds();
    expect(new Set(arrived).size).toBe(30);
    return arrived.length;
  }

  it('send each mail once', async () => {
    expect(await race(MailClaimsService)).toBe(30);
  });

  it('send mails twice without the claim’s guard (control)', async () => {
    expect(await race(UnguardedClaims)).toBeGreaterThan(30);
  });

  it('give a mail that two senders of a process claim at once to one of them', async () => {
    await setup.queue(3);
    const claims = setup.claims();
    const due = await claims.due(3);
    const taken = await Promise.all([...due, ...due].map((each) => claims.claim(each)));
    const mails = taken.filter((each) => each instanceof MailEntity);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(due.map(({ id }) => id).toSorted());
    expect(taken.filter((each) => each === null)).toHaveLength(3);
  });

  it('claim the mail of a crashed process after its claim ends, and it can’t write late', async () => {
    await setup.queue();
    const slow = setup.claims();
    const taken = await slow.claim(await setup.onlyMail());
    const other = setup.worker(server.mailer());

    setup.clock.advanceSeconds(CLAIM_S - 1);
    expect(await other.drain()).toBe(0);
    setup.clock.advanceSeconds(1);
    expect(await other.drain()).toBe(1);

    if (!(taken instanceof MailEntity)) throw new Error('The mail was not claimed');
    await slow.markFailed(taken, new Error('too late'), false);
    expect(await setup.onlyMail()).toMatchObject({ status: 'sent', tries: 2, lastError: null });
  });

  it('give up a mail that crashed its process eight times', async () => {
    await setup.queue();
    const mail = await setup.onlyMail();
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await setup.claims().claim(mail)).toMatchObject({ tries });
      setup.clock.advanceSeconds(CLAIM_S);
    }
    expect(await setup.worker(server.mailer()).drain()).toBe(0);
    expect(await setup.onlyMail()).toMatchObject({ status: 'failed', tries: 9 });
    expect(server.messages).toEqual([]);
  });
});
