import { jest } from '@jest/globals';
import { ReadyJson, successJson } from '../../src/platform/http/answers/answers.js';
import { CachedReads } from '../../src/platform/http/answers/cached-reads.js';
import { LeaseEntity } from '../../src/platform/jobs/lease.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { HttpApp } from '../support/http-app.js';
import { MailServer } from '../support/mail/mail-server.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';

const MINUTE = 60_000;
const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

async function placeOrder(sale: RealSale): Promise<void> {
  const buyer = new PersistentBuyer(() => sale.url());
  await buyer.login();
  if (!(await buyer.place())) throw new Error('The tier is sold out');
}

describe('the end of a process', () => {
  let sale: RealSale;
  const mailServer = new MailServer();
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((asked) => {
    mailServer.onRecipient = () =>
      new Promise((resolve) => {
        answer = resolve;
        asked();
      });
  });

  beforeAll(async () => {
    await mailServer.start();
    sale = await RealSale.open({ environment: { MAIL_URL: mailServer.url(), TRUST_PROXY: '1' } });
    await sale.tier(10);
  }, MINUTE);
  afterAll(() => closeSound(sale));
  afterAll(async () => {
    answer();
    await mailServer.stop();
  });

  it(
    'is told to proxies before a request is refused, and comes although the mail server hangs',
    async () => {
      const process = await sale.start();
      await placeOrder(sale);
      await isAsked;
      const url = sale.url();
      expect(await statusOf(`${url}/health/accepting`)).toBe(200);
      // As at a terminal: from the supervisor and from the terminal itself.
      const ended = Promise.all([process.end('SIGTERM'), process.end('SIGINT')]);
      await until(
        () => statusOf(`${url}/health/accepting`),
        (status) => status === 503,
        'the refusal',
      );
      expect(await statusOf(`${url}/health/ready`)).toBe(503);
      expect(await statusOf(`${url}/health/live`)).toBe(200);
      const [page, call] = [await fetch(url), await fetch(`${url}/api/ticket-types`)];
      expect([page.status, call.status]).toEqual([200, 200]);
      expect([page, call].map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
      expect(await ended).toEqual([0, 0]);
      const now = Date.now();
      const leases = await sale.rows(LeaseEntity).find();
      expect(leases.length).toBeGreaterThan(0);
      for (const { expiresAt } of leases) expect(expiresAt.getTime()).toBeLessThanOrEqual(now);
    },
    MINUTE,
  );
});

// A SQLite file has one process.
if (mariaDbServer() !== null) {
  it('a worker sends no visitor what it has in memory for its own work', async () => {
    const worker = await HttpApp.start({ environment: { ROLE: 'worker' }, controllers: [] });
    const read = jest.fn(() => successJson(['a tier']));
    worker.app.get(CachedReads).add('/api/ticket-types', () => new ReadyJson(read()));
    await worker.app.listen(0, '127.0.0.1');
    const url = await worker.app.getUrl();
    expect(await statusOf(`${url}/api/ticket-types`)).toBe(404);
    expect(read).not.toHaveBeenCalled();
    await worker.stop();
  });

  describe('roles', () => {
    let sale: RealSale;
    beforeAll(async () => {
      sale = await RealSale.open({ processes: 2 });
      await sale.tier(10);
    }, MINUTE);
    afterAll(() => closeSound(sale));

    it(
      'web serves visitors and leaves mails and scheduled work to a worker, which serves no visitors',
      async () => {
        await sale.start(0, undefined, { ROLE: 'web' });
        await placeOrder(sale);
        const mails = () => sale.rows(MailEntity).find();
        expect((await mails()).map(({ status }) => status)).toEqual(['queued']);
        // A process that does scheduled work takes one as it starts.
        expect(await sale.rows(LeaseEntity).find()).toEqual([]);

        await sale.start(1, undefined, { ROLE: 'worker' });
        await until(mails, (rows) => rows.every(({ status }) => status === 'sent'), 'the mail');
        const leases = () => sale.rows(LeaseEntity).countBy({ name: 'expiry' });
        await until(leases, (count) => count === 1, 'the lease');
        const worker = sale.url(1);
        expect(await statusOf(`${worker}/health/ready`)).toBe(200);
        expect(await statusOf(`${worker}/metrics`)).toBe(200);
        const refused = ['/', '/admin', '/api/ticket-types', '/api/docs', '/healthy', '/media/x.webp'];
        for (const path of refused) expect([path, await statusOf(worker + path)]).toEqual([path, 404]);
      },
      MINUTE,
    );
  });
}
