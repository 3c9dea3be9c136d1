import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ActEntity } from '../../src/content/line-up/act.entity.js';
import { ActsService } from '../../src/content/line-up/acts.service.js';
import type { NextYearPayload } from '../../src/mail/mail-payloads.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { OutboxService } from '../../src/mail/queue/outbox.service.js';
import { openSealedLink } from '../../src/mail/sealed-link.js';
import { NextYearAddressEntity } from '../../src/next-year/next-year-address.entity.js';
import { NextYearService } from '../../src/next-year/next-year.service.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { readCsvFile } from '../../src/platform/csv/csv-file.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { Festival, SMALL_POOL } from '../support/festival.js';
import { nights } from '../support/nights.js';
import { staff } from '../support/staff.js';
import { together } from '../support/together.js';
import type { Visitor } from '../support/visitor.js';

const PATH = '/api/next-year';
const HOUR_S = 3_600;
const DAY_MS = 86_400_000;

let festival: Festival;
let visitor: Visitor;
beforeAll(async () => {
  festival = await Festival.open({ environment: { ...SMALL_POOL, RATE_LIMITS: 'on' } });
  visitor = festival.visitor();
});
afterAll(() => festival.close());

let made = 0;
const newEmail = (): string => `reader${(made += 1)}@example.com`;
const ask = (email: string, language = 'en') => visitor.post(PATH, { email, language });
const rowsOf = (email: string) => festival.rows(NextYearAddressEntity).findBy({ email });
const mailsTo = (toAddress: string) => festival.rows(MailEntity).find({ where: { toAddress }, order: { id: 'ASC' } });

/** Of the link in a mail. */
function tokenIn(mail: MailEntity | undefined): string {
  if (!mail) throw new Error('no mail');
  const { sealedUrl } = mail.payload as NextYearPayload;
  return new URL(openSealedLink(festival.config, sealedUrl)).searchParams.get('token') ?? '';
}
async function asked(email = newEmail()): Promise<{ email: string; token: string }> {
  await ask(email).expect(200);
  const [mail] = await mailsTo(email);
  return { email, token: tokenIn(mail) };
}
async function confirmed(): Promise<{ email: string; token: string }> {
  const found = await asked();
  await visitor.post(`${PATH}/confirm`, { token: found.token }).expect(200);
  return found;
}

it('opens after the festival, and not before', async () => {
  const email = newEmail();
  await setLastEnd(null);
  await setConcert(new Date(festival.clock.now().getTime() + DAY_MS));
  const { body } = await ask(email).expect(409);
  expect(body.message).toBe('The list for next year opens after the festival.');
  expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []]);
  await setConcert(new Date(festival.clock.now().getTime() - DAY_MS));
  await setLastEnd(new Date(festival.clock.now().getTime() + DAY_MS));
  await ask(email).expect(409);
  await setLastEnd(null);
  await ask(email).expect(200);
});

async function setLastEnd(endsAt: Date | null): Promise<void> {
  await festival
    .get(Transactions)
    .run((db) => db.updateAll(ActEntity, { startsAt: endsAt, endsAt, isAnnounced: true }));
  festival.get(ActsService).public.forget();
}

async function setConcert(concert: Date): Promise<void> {
  await festival.get(Transactions).run(async (db) => {
    const settings = festival.get(SettingsService);
    const facts = await settings.fromDatabase(db, 'festival');
    await settings.set(db, 'festival', { ...facts, concertDate: concert.toISOString() });
  });
  // Settings are cached for a second.
  festival.clock.advanceSeconds(2);
}

describe('asking', () => {
  it.each([
    ['no address', { language: 'en' }, 'email'],
    ['an empty one', { email: ' ', language: 'en' }, 'email'],
    ['half of one', { email: 'reader@', language: 'en' }, 'email'],
    ['a long one', { email: `${'a'.repeat(190)}@example.com`, language: 'en' }, 'email'],
    ['an erased one', { email: 'x@erased.invalid', language: 'en' }, 'email'],
    ['a list', { email: ['a@example.com'], language: 'en' }, 'email'],
    ['another language', { email: 'a@example.com', language: 'fr' }, 'language'],
    ['an unknown field', { email: 'a@example.com', language: 'en', name: 'A' }, 'name'],
  ])('%s is refused', async (_what, body, field) => {
    const answer = await visitor.post(PATH, body).expect(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('gives the same answer to a known address in whatever letters, and one mail an hour with the same link', async () => {
    const email = newEmail();
    const answers = [await ask(email).expect(200), await ask(` ${email.toUpperCase()} `, 'id').expect(200)];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await rowsOf(email)).toMatchObject([{ language: 'en', confirmedAt: null }]);
    expect(await mailsTo(email)).toHaveLength(1);
    festival.clock.advanceSeconds(HOUR_S + 1);
    expect((await ask(email, 'id').expect(200)).text).toBe(answers[0]?.text);
    const [first, second, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(tokenIn(second)).toBe(tokenIn(first));
    expect(second).toMatchObject({ kind: 'next_year', language: 'id', lane: 2, orderId: null });
    expect(second?.payload).toMatchObject({ isConfirmed: false });
  });

  it('tells an address that is confirmed so in its mail, and in no answer', async () => {
    const { email } = await confirmed();
    festival.clock.advanceSeconds(HOUR_S + 1);
    const unknown = await ask(newEmail()).expect(200);
    expect((await ask(email).expect(200)).text).toBe(unknown.text);
    const [, known] = await mailsTo(email);
    expect(known?.payload).toMatchObject({ isConfirmed: true });
  });
});

describe('ten at once with one address', () => {
  /** As many as asked at once, and how many mails that made. */
  async function mailsOfTen(nextYear: NextYearService): Promise<number> {
    const email = newEmail();
    await together(Array.from({ length: 10 }, () => nextYear.add({ email, language: 'en' })));
    expect(await rowsOf(email)).toHaveLength(1);
    return (await mailsTo(email)).length;
  }

  /** Without the guard that lets one of them mail. */
  class Unguarded extends NextYearService {
    protected override async claim(
      db: EntityManager,
      email: string,
      changes: Parameters<NextYearService['claim']>[2],
    ): Promise<boolean> {
      await db.update(NextYearAddressEntity, { email }, changes);
      return true;
    }
  }

  it('make one row and one mail', async () => {
    expect(await mailsOfTen(festival.get(NextYearService))).toBe(1);
  });

  it('make more without the guard', async () => {
    const unguarded = new Unguarded(
      festival.config,
      festival.get(Clock),
      festival.get(Transactions),
      festival.get(SettingsService),
      festival.get(ActsService),
      festival.get(OutboxService),
    );
    expect(await mailsOfTen(unguarded)).toBe(10);
  });
});

describe('the links', () => {
  it('confirm, any number of times', async () => {
    const { email, token } = await asked();
    await visitor.post(`${PATH}/confirm`, { token }).expect(200);
    const [first] = await rowsOf(email);
    expect(first?.confirmedAt).not.toBeNull();
    festival.clock.advanceSeconds(60);
    await visitor.post(`${PATH}/confirm`, { token }).expect(200);
    expect(await rowsOf(email)).toEqual([first]);
  });

  it('unsubscribe, any number of times: neither the list nor the mails have the address any more', async () => {
    const { email, token } = await confirmed();
    await visitor.post(`${PATH}/unsubscribe`, { token }).expect(200);
    expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []]);
    await visitor.post(`${PATH}/unsubscribe`, { token }).expect(200);
    expect((await visitor.post(`${PATH}/confirm`, { token }).expect(404)).body.message).toMatch(/not valid any more/);
  });

  it('unsubscribe by one click of a mail program, which knows no anti-forgery token', async () => {
    const { email, token } = await confirmed();
    const oneClick = (address: string, body = 'List-Unsubscribe=One-Click') =>
      fetch(`${festival.url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await oneClick('/next-year/unsubscribe')).status).toBe(404);
    expect((await oneClick('/next-year/unsubscribe?token=short')).status).toBe(404);
    expect(await rowsOf(email)).toHaveLength(1);
    expect((await oneClick(`/next-year/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
    // The page's own calls are protected as all are.
    expect((await oneClick(`${PATH}/unsubscribe`, `token=${token}`)).status).toBe(419);
  });

  it('do nothing with another token', async () => {
    const { email } = await asked();
    await visitor.post(`${PATH}/confirm`, { token: 'x'.repeat(32) }).expect(404);
    await visitor.post(`${PATH}/unsubscribe`, { token: 'x'.repeat(32) }).expect(200);
    for (const token of ['', 'x', 7, null]) await visitor.post(`${PATH}/confirm`, { token }).expect(422);
    expect(await rowsOf(email)).toMatchObject([{ confirmedAt: null }]);
  });

  it('work before and during the next sale', async () => {
    const { token } = await asked();
    await setConcert(new Date(festival.clock.now().getTime() + 100 * DAY_MS));
    await visitor.post(`${PATH}/confirm`, { token }).expect(200);
    await visitor.post(`${PATH}/unsubscribe`, { token }).expect(200);
    await setConcert(new Date(festival.clock.now().getTime() - DAY_MS));
  });
});

describe('in the back office', () => {
  const LIST = '/api/admin/next-year';
  const search = (filter: object) =>
    `${LIST}?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' })}`;
  let admin: Visitor;
  beforeAll(async () => {
    admin = await festival.admin();
  });

  it('is for content and super admins', async () => {
    const people = { content: 200, finance: 403, gate: 403 } as const;
    for (const [role, status] of Object.entries(people)) {
      await (await staff(festival, role as 'content')).get(`${LIST}?range=[0,1]`).expect(status);
    }
  });

  it('is searched by a part of the address, and shows no token', async () => {
    const { email, token } = await confirmed();
    const { body, text } = await admin.get(search({ q: email.slice(0, -4).toUpperCase() })).expect(200);
    expect(body.data).toMatchObject([{ email, language: 'en', is_confirmed: true }]);
    expect(text).not.toContain(token);
    expect((await admin.get(search({ q: email, is_confirmed: false })).expect(200)).body.data).toEqual([]);
  });

  it('is exported without those who didn’t confirm, and the log says so', async () => {
    const [yes, no] = [await confirmed(), await asked()];
    const answer = await admin.get(`${LIST}/export`).buffer(true).expect(200);
    const { headers, rows } = readCsvFile(Buffer.from(answer.text), 1_000);
    expect(headers).toEqual(['Email', 'Language', 'Confirmed (WIB)']);
    const emails = rows.map(({ cells }) => cells[0]);
    expect([emails.includes(yes.email), emails.includes(no.email)]).toEqual([true, false]);
    const [entry] = await festival.rows(AuditEntryEntity).findBy({ resource: 'next-year', action: 'export' });
    expect(entry?.after).toEqual({ rows: rows.length });
  });

  it('an address is deleted once, and the log doesn’t name it', async () => {
    const { email } = await confirmed();
    const [row] = await rowsOf(email);
    await admin.delete(`${LIST}/${row?.id}`).expect(200);
    await admin.delete(`${LIST}/${row?.id}`).expect(404);
    expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []]);
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'next-year', action: 'delete' });
    expect(entries).toMatchObject([{ recordId: String(row?.id), before: { is_confirmed: true } }]);
  });

  it('a mail is shown without what confirms it', async () => {
    const { email, token } = await asked();
    const [mail] = await mailsTo(email);
    const { text } = await admin.get(`/api/admin/mails/${mail?.id}/preview`).expect(200);
    expect(text).toContain('confirm your address');
    expect(text).not.toContain(token);
  });

  it('a person is told of it, and erased from it', async () => {
    const { email, token } = await confirmed();
    const personal = (call: string, body: object = {}) =>
      admin.post(`/api/admin/personal-data/${call}`, { email: email.toUpperCase(), ...body }).expect(200);
    expect((await personal('look-up')).body.data).toMatchObject({ counts: { next_year: 1, mails: 1 }, blockers: [] });
    const { body, text } = await personal('export');
    expect(body.data.next_year).toMatchObject([{ email, is_confirmed: true }]);
    expect(text).not.toContain(token);
    expect((await personal('erase', { confirm_email: email })).body.data.erased).toMatchObject({ next_year: 1 });
    expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []]);
    expect((await personal('look-up')).body.data.counts).toMatchObject({ next_year: 0, mails: 0 });
  });
});

it('those that nobody confirms go by night, announced a week before, with the mails', async () => {
  const [yes, no] = [await confirmed(), await asked()];
  await festival.rows(MailEntity).update({ status: 'queued' }, { status: 'sent' });
  await nights(festival, 7);
  expect(await rowsOf(no.email)).toHaveLength(1);
  await nights(festival, 9);
  expect([await rowsOf(no.email), await mailsTo(no.email)]).toEqual([[], []]);
  expect(await rowsOf(yes.email)).toHaveLength(1);
});

it('a network is held back for a moment after two hundred', async () => {
  const statuses: number[] = [];
  for (let asks = 0; asks < 201; asks += 1) statuses.push((await ask('reader@')).status);
  expect(statuses).not.toContain(429);
  for (let asks = 0; asks < 201; asks += 1) statuses.push((await ask('known@example.com')).status);
  expect(statuses.at(-1)).toBe(429);
});
