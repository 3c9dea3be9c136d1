import { IMPORT_TEXTS } from '@festival/contracts';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { BeginEditionService } from '../../src/edition/work/begin-edition.service.js';
import { EditionOverviewService } from '../../src/edition/edition-overview.service.js';
import { CloseEditionService } from '../../src/edition/work/close-edition.service.js';
import { ImportedRowEntity } from '../../src/orders/import/imported-row.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { firstAdmin, nextEdition, whenOver } from '../support/closed-edition.js';
import { png } from '../support/content/pictures.js';
import { Festival } from '../support/festival.js';
import { formFile, formRows, Importer } from '../support/sales/import-file.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';

const ROWS = formRows(3);
const ORPHAN = `${'0123456789abcdef'.repeat(2)}-40x40.webp`;

let festival: Festival;
let outbox: string;
let media: string;
let importer: Importer;

/** An edition in which a form was imported and mails were files, with somebody invited who never came. */
beforeAll(async () => {
  festival = await Festival.open();
  outbox = join(festival.config.varDir, 'outbox');
  media = join(festival.config.varDir, 'media');
  const admin = await festival.admin();
  await festival.tier({ type: 'early-bird', price: 0 });
  await festival.visitor().order();
  await until(
    async () => existsSync(outbox) && readdirSync(outbox).length,
    (many) => Number(many) > 0,
    'a mail',
  );
  await new Importer(admin).run(formFile(ROWS), { confirm_rows: ROWS.length });
  await admin
    .upload('/api/admin/media?name=unused.png', await png({ width: 500, height: 300 }), 'image/png')
    .expect(201);
  await admin.post('/api/admin/users', { name: 'Dewi', email: 'dewi@festival.test', role: 'gate' }).expect(201);
  writeFileSync(join(outbox, 'notes.eml'), 'not ours');
  // As a process leaves it that ends between a picture's row and its files.
  writeFileSync(join(media, ORPHAN), 'a picture');
  writeFileSync(join(media, 'README'), 'not ours');
  const concert = await whenOver(festival);
  const request = {
    ...nextEdition(concert, { copy: ['ticket_types', 'accounts'], accept: ['mails', 'open_orders'] }),
    confirm: '2025',
  };
  await festival.get(BeginEditionService).begin(request, { accountId: await firstAdmin(festival), sessionId: null });
  expect(await festival.get(CloseEditionService).goOn()).toBe('done');
  festival = await festival.restart({});
  importer = new Importer(await festival.admin());
}, 60_000);
afterAll(() => closeSound(festival));

it('a form of the old edition brings no orders: each row says why', async () => {
  const { data } = (await importer.check(formFile(ROWS)).expect(200)).body;
  expect(data).toMatchObject({ ready: 0, known: 0, bad: ROWS.length });
  expect(data.errors.map(({ text }: { text: string }) => text)).toEqual(
    ROWS.map(([reference = '']) => IMPORT_TEXTS.earlierEdition(reference)),
  );
  await importer.start(formFile(ROWS), { confirm_rows: ROWS.length }).expect(409);
  // Also under other columns and another ticket type: the reference says it.
  const other = (await importer.check(formFile(ROWS), { ticket_type: 'pre-sales-2' }).expect(200)).body.data;
  expect(other).toMatchObject({ ready: 0, bad: ROWS.length });
  expect(await festival.rows(OrderEntity).count()).toBe(0);
});

it('a row of this year is imported, and is no row of the next', async () => {
  await festival.rows(TicketTypeEntity).update({ type: 'early-bird' }, { isAvailable: true });
  const rows = formRows(1);
  await importer.run(formFile([...rows, ...ROWS]), { confirm_rows: 1 });
  expect(await festival.rows(OrderEntity).count()).toBe(1);
  expect((await importer.check(formFile(rows)).expect(200)).body.data).toMatchObject({ ready: 0, known: 1, bad: 0 });
});

it('of the old rows a hash is left, and nothing that is in the file', async () => {
  const left = await festival.rows(ImportedRowEntity).findBy({ orderNumber: '' });
  expect(left).toHaveLength(ROWS.length);
  const text = JSON.stringify(left);
  for (const cell of ROWS.flatMap((row) => row.slice(0, 4))) expect(text).not.toContain(cell);
});

it('mails that were files are gone, and what else lies there stays', () => {
  expect(readdirSync(outbox)).toEqual(['notes.eml']);
});

it('files of pictures go with their rows, also those that an interrupted removal has left', () => {
  expect(readdirSync(media).filter((name) => name !== '.drafts')).toEqual(['README']);
});

it('names accounts that have no password: their invitations ended', async () => {
  const { next_steps: steps } = await festival.get(EditionOverviewService).overview();
  const step = () => steps.find(({ id }) => id === 'invitations');
  expect(step()).toMatchObject({
    is_done: false,
    seen: '1 account has no password, and earlier invitations are not good any more: dewi@festival.test.',
  });
  await festival.rows(AdminUserEntity).update({ email: 'dewi@festival.test' }, { isActive: false });
  const { next_steps: after } = await festival.get(EditionOverviewService).overview();
  expect(after.find(({ id }) => id === 'invitations')).toMatchObject({ is_done: true });
});
