import type { CodeImport } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let finance: Visitor;

beforeAll(async () => {
  festival = await Festival.open();
  finance = await staff(festival, 'finance');
});
afterAll(() => festival.close());

const IMPORT = '/api/admin/referral-codes/import';
const send = async (path: string, csv: string): Promise<CodeImport> =>
  (await finance.upload(path, csv, 'text/csv').expect(200)).body.data as CodeImport;
const codes = () => festival.rows(ReferralCodeEntity).count();

it('makes forty codes of forty names, as they were shown before', async () => {
  const csv = ['Name', ...Array.from({ length: 40 }, (_, index) => `Panitia Number ${index}`)].join('\n');
  const before = await codes();
  const shown = await send(`${IMPORT}/check`, csv);
  expect(shown).toMatchObject({ created: 0 });
  expect(await codes()).toBe(before);
  const made = await send(IMPORT, csv);
  expect(made).toEqual({ rows: shown.rows, created: 40 });
  expect(await codes()).toBe(before + 40);
  const row = await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: made.rows[7]?.code ?? '' });
  expect(row).toMatchObject({ panitiaName: 'Panitia Number 7', isActive: true, uses: 0 });
  const buyer = festival.visitor();
  await buyer.login();
  const answer = await buyer.post('/api/referral-codes/validate', { code: row.code.toLowerCase() }).expect(200);
  expect(answer.body.data.referral_code.panitia_name).toBe('Panitia Number 7');
  const audited = await festival.rows(AuditEntryEntity).countBy({ resource: 'referral-codes', action: 'create' });
  expect(audited).toBe(40);
});

it('makes none when one row is wrong', async () => {
  const before = await codes();
  const { rows, created } = await send(IMPORT, 'Name,Code\nRina,RINA2026\nBudi,crown01');
  expect(created).toBe(0);
  expect(rows.map(({ errors }) => errors)).toEqual([[], ['This referral code already exists']]);
  expect(await codes()).toBe(before);
});

it('refuses what is no such file, and who may not', async () => {
  const { body } = await finance.upload(IMPORT, 'Code\nABCD', 'text/csv').expect(422);
  expect(body.errors).toEqual({ file: ['The first line must name the columns; missing: Name.'] });
  await finance.post(IMPORT, {}).expect(422);
  const editor = await staff(festival, 'content');
  await editor.upload(`${IMPORT}/check`, 'Name\nRina', 'text/csv').expect(403);
});
