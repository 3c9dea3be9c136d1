import { EDITION_PARTS, EDITION_STEP_LABELS, type EditionStep, IMPORT_TEXTS } from '@festival/contracts';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { BeginEditionService } from '../../src/edition/work/begin-edition.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import type { Variables } from '../../src/platform/config/environment-reader.js';
import { EditionEntity } from '../../src/platform/editions/edition.entity.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { SigningKeyEntity } from '../../src/tickets/desk/signing-key.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { emptyDatabase, inDatabase, PASSPHRASE } from '../support/backup/backup-bench.js';
import { placesOf, type Ended, Program } from '../support/backup/program.js';
import { firstAdmin, nextEdition, whenOver } from '../support/closed-edition.js';
import { runFolder } from '../support/database/test-database.js';
import { Festival } from '../support/festival.js';
import { formFile, formRows, Importer } from '../support/sales/import-file.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';

const ROTATED = { SECRET_KEY: 'another secret key of the tests, as long as the first one' };
const ROWS = formRows(2);

let festival: Festival;
let variables: Variables;

/** An edition that is over, with a form that was imported, and its proved backup. */
beforeEach(async () => {
  festival = await Festival.open();
  const { config } = festival;
  variables = {
    ...placesOf(config),
    SECRET_KEY: config.secretKey,
    TICKET_RESET_SECRET: 'secret',
    BACKUP_DIR: mkdtempSync(join(runFolder(), 'backups-')),
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  await festival.tier({ type: 'early-bird', price: 0 });
  await new Importer(await festival.admin()).run(formFile(ROWS), { confirm_rows: ROWS.length });
});
afterEach(() => closeSound(festival));

async function begin(): Promise<void> {
  const concert = await whenOver(festival);
  // The proved backup is only noted, and has no file there.
  await festival.rows(SettingEntity).delete({ key: 'backup_folder' });
  const accept = ['mails', 'open_orders', 'attention'] as const;
  const request = { ...nextEdition(concert, { copy: [...EDITION_PARTS], accept: [...accept] }), confirm: '2025' };
  await festival.get(BeginEditionService).begin(request, { accountId: await firstAdmin(festival), sessionId: null });
  // Nobody else serves this festival: nothing is to be waited for.
  await festival.rows(EditionEntity).update({ edition: '2025' }, { step: 'figures', worker: null, workedUntil: null });
}

async function killedAt(step: EditionStep): Promise<void> {
  const program = Program.start('edition-new', [], variables);
  const line = `  ${EDITION_STEP_LABELS[step]}`;
  await until(
    async () => program.said,
    (said) => said.includes(line),
    step,
    60_000,
  );
  program.kill('SIGKILL');
  await program.end();
  // Its turn is over half a minute later.
  await festival.rows(EditionEntity).update({ edition: '2025' }, { worker: null, workedUntil: null });
}

const goOn = (changes: Variables = {}): Promise<Ended> => Program.run('edition-new', [], { ...variables, ...changes });

async function expectClosed(): Promise<void> {
  expect(await festival.rows(EditionEntity).find()).toMatchObject([
    { activeKey: null, worker: null, figures: { paid_orders: ROWS.length } },
  ]);
  expect(await festival.rows(OrderEntity).count()).toBe(0);
  expect(await festival.rows(SigningKeyEntity).count()).toBe(1);
  expect(await festival.rows(AuditEntryEntity).countBy({ action: 'new_edition' })).toBe(1);
}

it.each(['people', 'keys', 'finish'] as const)(
  'the command that was killed at %s goes on when it is run again, and ends in the same place',
  async (step) => {
    await begin();
    await killedAt(step);
    const { code, said } = await goOn();
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.arrayContaining(['This is the edition 2026. Next:']),
    });
    await expectClosed();
  },
  120_000,
);

it('killed, and run again with another SECRET_KEY, it still knows the rows of the old form', async () => {
  await begin();
  await killedAt('people');
  expect(await goOn({ ...ROTATED, SECRET_KEY_OLD: variables['SECRET_KEY'] })).toMatchObject({ code: 0 });
  await expectClosed();
  festival = await festival.restart(ROTATED);
  const { data } = (await new Importer(await festival.admin()).check(formFile(ROWS)).expect(200)).body;
  expect(data.errors.map(({ text }: { text: string }) => text)).toEqual(
    ROWS.map(([reference = '']) => IMPORT_TEXTS.earlierEdition(reference)),
  );
}, 120_000);

it('killed, it can be given up: the backup of before, restored elsewhere, is the old edition whole', async () => {
  expect(await Program.run('backup', [], variables)).toMatchObject({ code: 0 });
  await begin();
  await killedAt('keys');
  const [name = ''] = readdirSync(variables['BACKUP_DIR'] ?? '').filter((each) => each.startsWith('festival-'));
  const other = await emptyDatabase();
  const { database } = other;
  const elsewhere = { ...placesOf(other), BACKUP_PASSPHRASE: PASSPHRASE };
  expect(await Program.run('restore', [join(variables['BACKUP_DIR'] ?? '', name)], elsewhere)).toMatchObject({
    code: 0,
  });
  const [orders, keys] = await inDatabase(database, async (found) => [
    await found.getRepository(OrderEntity).count(),
    await found.getRepository(SigningKeyEntity).find(),
  ]);
  expect(orders).toBe(ROWS.length);
  expect(keys).toHaveLength(1);
  expect(await Program.run('edition-new', [], { ...variables, ...elsewhere })).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^This is the edition .*, the first one\./)],
  });
  // The one that was begun goes on all the same.
  expect(await goOn()).toMatchObject({ code: 0 });
  await expectClosed();
  expect(await festival.rows(TicketEntity).count()).toBe(0);
  await other.drop();
}, 120_000);
