import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_TEXTS } from '../src/content/media/picture-texts.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { AlertEntity } from '../src/monitoring/alerts/alert.entity.js';
import { Webhook } from './support/alert-watch.js';
import { Program } from './support/backup/program.js';
import { SmallDisk } from './support/database/small-disk.js';
import { prepared } from './support/database/template-database.js';
import { mariaDbServer, runFolder, sqliteFile } from './support/database/test-database.js';
import { MEDIA } from './support/content/picture-setup.js';
import { uniquePicture } from './support/content/pictures.js';
import { ADMIN, FESTIVAL } from './support/festival.js';
import { type Answer, PersistentBuyer } from './support/real/persistent-buyer.js';
import { QUICK_REPEATS, RealSale } from './support/real/real-sale.js';
import { closeSound } from './support/sound-data.js';
import { until } from './support/until.js';
import { Visitor } from './support/visitor.js';

/** Pictures are taken while 100 MB are left. */
const DISK_MB = 150;
const BUYERS = 30;
const MINUTE = 60_000;
const PAID = 'settlement';

const directory = mkdtempSync(join(runFolder(), 'small-disk-'));
const disk = mariaDbServer() === null ? SmallDisk.mount(directory, DISK_MB) : null;

/** Database, mails and log share a disk that gets full during the sale. */
(disk ? describe : describe.skip)('a disk that is full', () => {
  let sale: RealSale;
  let webhook: Webhook;
  beforeAll(async () => {
    webhook = await Webhook.start();
    mkdirSync(join(directory, 'outbox'));
    copyFileSync(await prepared(FESTIVAL), sqliteFile(directory));
    sale = await RealSale.open({
      ...QUICK_REPEATS,
      environment: { ...QUICK_REPEATS.environment, ALERT_WEBHOOK: webhook.url },
      database: { url: `sqlite:${sqliteFile(directory)}`, directory, drop: async () => undefined },
    });
    await sale.tier(1_000);
    await sale.start();
  }, 2 * MINUTE);
  afterAll(() => closeSound(sale));
  afterAll(() => webhook.stop());
  afterAll(() => disk?.unmount());

  const told: string[] = [];
  const takeTold = (): string[] => {
    told.push(
      ...webhook.posts.flatMap(({ alerts }) => alerts.map(({ name, state, detail }) => `${name} ${state}: ${detail}`)),
    );
    webhook.take();
    return told;
  };
  const backUp = () =>
    Program.run('backup', ['--unencrypted'], {
      DATABASE_URL: `sqlite:${sqliteFile(directory)}`,
      VAR_DIR: directory,
      BACKUP_DIR: join(directory, 'backups'),
      SECRET_KEY: 'a secret key of the tests, long enough for everyone',
      TICKET_RESET_SECRET: 'a secret of the committee',
    });
  const backups = () => readdirSync(join(directory, 'backups')).filter((name) => name !== '.backup-lock');

  const buyers = () =>
    Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = new PersistentBuyer(() => sale.url());
        await buyer.login();
        return buyer;
      }),
    );

  it(
    'refuses what writes with 503 while reads go on, loses no payment, and all goes on when there is room',
    async () => {
      const early = await buyers();
      const paying = early[0] as PersistentBuyer;
      const order = await paying.place();
      if (!order) throw new Error('The tier is sold out');
      await paying.openPayment(order);
      expect(await paying.status(order)).toBe('pending');

      // Of this disk less than 500 MB are free from the beginning, and less than a tenth soon.
      await until(
        async () => takeTold(),
        (all) => all.some((each) => each.startsWith('disk_full began: all: ')),
        'the alert',
        MINUTE,
      );
      expect((await backUp()).code).toBe(0);
      const whole = backups();
      expect(whole).toHaveLength(1);

      const admin = new Visitor(sale.url());
      await admin.post('/admin/login', ADMIN).expect(200);
      const upload = async () => admin.upload(`${MEDIA}?name=poster.png`, await uniquePicture(), 'image/png');
      expect((await upload()).status).toBe(201);
      const files = readdirSync(join(directory, 'media'));

      disk?.fill();
      const noRoom = await upload();
      expect([noRoom.status, noRoom.body.message]).toEqual([503, PICTURE_TEXTS.noRoom]);
      expect(readdirSync(join(directory, 'media'))).toEqual(files);
      expect(readdirSync(join(directory, 'media', '.drafts'))).toEqual([]);
      const refused: Answer[] = [];
      // Pages that are free in the database's own file may take some more.
      for (let round = 0; refused.length < BUYERS && round < 50; round += 1) {
        const answers = await Promise.all((await buyers()).map((each) => each.placeOnce()));
        refused.push(...answers.filter(({ status }) => status !== 201));
      }
      for (const { status, retryAfter, message } of refused) {
        expect([status, retryAfter]).toEqual([503, 5]);
        expect(message).toBe('The service is temporarily unavailable. Please try again in a moment.');
      }
      const broken = await backUp();
      expect([broken.code, broken.said]).toEqual([1, [expect.stringMatching(/^No backup was written\. /)]]);
      expect(backups()).toEqual(whole);
      await sale.simulator.pay(order.order_number);
      await until(
        async () => {
          await Promise.all((await buyers()).slice(0, 5).map((each) => each.placeOnce()));
          return takeTold();
        },
        (all) => all.includes('database_away began: no room to write'),
        'the alert',
        2 * MINUTE,
      );
      expect((await paying.once('/api/ticket-types')).status).toBe(200);
      expect((await paying.once(`/api/payment/${order.order_number}/status`)).status).toBe(200);
      expect(paying.lost).toBe(0);

      const rest = Promise.all(early.slice(1).map((each) => each.place()));
      disk?.empty();
      expect((await rest).every((each) => each !== null)).toBe(true);
      await until(
        () => paying.status(order),
        (status) => status === PAID,
        'the payment',
        2 * MINUTE,
      );
      const mails = sale.rows(MailEntity);
      await until(
        async () => [
          await mails.countBy({ kind: 'e_ticket', status: 'sent' }),
          await mails.countBy({ status: 'queued' }),
        ],
        ([tickets, queued]) => tickets === 1 && queued === 0,
        'every mail',
        5 * MINUTE,
      );
      await until(
        async () => takeTold(),
        (all) => all.some((each) => each.startsWith('database_away ended')),
        'the end',
        3 * MINUTE,
      );
      expect(await sale.rows(AlertEntity).countBy({ name: 'database_away' })).toBe(0);
      expect((await backUp()).code).toBe(0);
      expect((await upload()).status).toBe(201);
      await sale.stop();
      expect(await sale.rows(OrderEntity).countBy({ status: PAID })).toBe(1);
      const outbox = sale.mailsInOutbox();
      expect((await mails.findBy({ status: 'sent' })).filter(({ id }) => !outbox.has(id))).toEqual([]);
      expect(readdirSync(join(directory, 'outbox')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    },
    10 * MINUTE,
  );
});
