import type { KeyProof, TicketSigningKey, TicketSigningKeys } from '@festival/contracts';
import { createPublicKey, verify } from 'node:crypto';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import type { ETicketPayload } from '../../src/mail/mail-payloads.js';
import { SigningKeyEntity } from '../../src/tickets/desk/signing-key.entity.js';
import { TicketSignerService } from '../../src/tickets/desk/ticket-signer.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { PASSWORD } from '../support/accounts/admin-users.js';
import { ADMIN, Festival } from '../support/festival.js';
import { Phone } from '../support/gate/phone.js';
import { TicketMaker } from '../support/sales/tickets.js';
import { type Process, secondProcess } from '../support/second-process.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const KEYS = '/api/admin/ticket-keys';
const PROOF: KeyProof = { current_password: ADMIN.password };

let festival: Festival;
let make: TicketMaker;
let boss: Visitor;

beforeEach(async () => {
  festival = await Festival.open();
  make = new TicketMaker(festival);
  boss = await festival.admin();
});
afterEach(() => festival.close());

const list = async (): Promise<TicketSigningKeys> => (await boss.get(KEYS).expect(200)).body.data as TicketSigningKeys;
const states = async () => (await list()).keys.map(({ state, unused_tickets }) => [state, unused_tickets]);
const idOf = (ticket: TicketEntity, process: Pick<Process, 'get'> = festival) =>
  process.get(TicketSignerService).sign(ticket).slice(0, 4);
const row = (ticket: TicketEntity) => festival.rows(TicketEntity).findOneByOrFail({ id: ticket.id });
const page = (ticket: TicketEntity, verifyBy: string) =>
  festival.visitor().get(`/api/tickets/${ticket.ticketCode}/view?verify=${verifyBy}`);

async function newKey(): Promise<TicketSigningKey> {
  const { body } = await boss.post(KEYS, PROOF).expect(201);
  return (body.data as TicketSigningKeys).keys[0] as TicketSigningKey;
}

/** A new key that signs already. */
async function rotated(): Promise<TicketSigningKey> {
  const key = await newKey();
  festival.clock.advanceSeconds(61);
  return key;
}

const retire = (id: string, unused: number, who = boss, proof = PROOF) =>
  who.post(`${KEYS}/${id}/retire`, { ...proof, unused_tickets: unused });

it('a new key signs new tickets from a minute on, and earlier ones keep theirs', async () => {
  const before = await make.ticket();
  const signature = festival.get(TicketSignerService).sign(before);
  const key = await newKey();
  expect(key).toMatchObject({ state: 'waits', unused_tickets: 0, retired_at: null });
  const during = await make.ticket();
  festival.clock.advanceSeconds(61);
  const after = await make.ticket();
  expect([before, during, after].map((ticket) => idOf(ticket))).toEqual(['key1', 'key1', key.id]);
  expect(festival.get(TicketSignerService).sign(await row(before))).toBe(signature);
  expect(await states()).toEqual([
    ['signs', 1],
    ['accepted', 2],
  ]);
  for (const ticket of [before, during, after]) {
    await page(ticket, festival.get(TicketSignerService).sign(ticket)).expect(200);
  }
});

it('phones at the gate get all keys that are accepted, with the next changes', async () => {
  const gate = await staff(festival, 'gate');
  const phone = await Phone.pair(festival, gate);
  const { number, rules } = await phone.snapshot();
  expect(rules.keys.map(({ id }) => id)).toEqual(['key1']);
  const key = await newKey();
  expect((await list()).phones_behind).toBe(1);
  const changes = await phone.changes(number);
  expect(changes.rules.keys.map(({ id }) => id)).toEqual([key.id, 'key1']);
  await phone.visitor.post('/api/gate/report', { battery: null, unsent: 0, tickets: 0, not_ready: [] }).expect(200);
  expect((await list()).phones_behind).toBe(0);
  festival.clock.advanceSeconds(61);
  const ticket = await make.ticket();
  // As a phone verifies without a network.
  const published = changes.rules.keys.find(({ id }) => id === key.id);
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: published?.key }, format: 'jwk' });
  const signature = Buffer.from(festival.get(TicketSignerService).sign(ticket).slice(4), 'base64url');
  expect(verify(null, Buffer.from(ticket.ticketCode), publicKey, signature)).toBe(true);
  const report = () =>
    phone.visitor.post('/api/gate/report', { battery: null, unsent: 0, tickets: 0, not_ready: [] }).expect(200);
  await report();
  expect((await list()).phones_behind).toBe(0);
  festival.clock.advanceSeconds(1);
  await retire('key1', 0).expect(200);
  // Until then it lets copies in that are signed with the retired key.
  expect((await list()).phones_behind).toBe(1);
  await report();
  expect((await list()).phones_behind).toBe(0);
  expect((await phone.changes(number)).rules.keys.map(({ id }) => id)).toEqual([key.id]);
});

it('a retired key opens nothing, its tickets stay valid by their code, and are shown with the present key', async () => {
  const ticket = await make.ticket();
  const old = festival.get(TicketSignerService).sign(ticket);
  const key = await rotated();
  await retire('key1', 0).expect(409);
  const { body } = await retire('key1', 1).expect(200);
  expect((body.data as TicketSigningKeys).keys.map(({ state }) => state)).toEqual(['signs', 'retired']);
  await page(ticket, old).expect(404);
  const gate = await staff(festival, 'gate');
  const scan = async (signature = '') => {
    const query = signature && `?verify=${signature}`;
    return (await gate.get(`/api/admin/tickets/validate/${ticket.ticketCode}${query}`)).body.type as string;
  };
  expect(await scan(old)).toBe('invalid');
  expect(await scan()).toBe('valid');
  const shown = festival.get(TicketSignerService).sign(await row(ticket));
  expect(shown.slice(0, 4)).toBe(key.id);
  await page(ticket, shown).expect(200);
  expect(await scan(shown)).toBe('valid');
  const entries = await festival
    .rows(AuditEntryEntity)
    .find({ where: { resource: 'ticket_keys' }, order: { id: 'ASC' } });
  expect(entries.map(({ action, recordId, after }) => [action, recordId, after])).toEqual([
    ['create', key.id, null],
    ['retire', 'key1', { unused_tickets: 1 }],
  ]);
  expect(JSON.stringify(entries)).not.toContain('PRIVATE');
});

it('a phone that let somebody in before the key was retired is believed later, and nobody else is let in', async () => {
  const [early, late] = [await make.ticket(), await make.ticket()];
  const signer = festival.get(TicketSignerService);
  const texts = [signer.address(early), signer.address(late)] as const;
  const phone = await Phone.pair(festival, await staff(festival, 'super_admin'));
  const scan = phone.scan(texts[0]);
  await rotated();
  const { keys } = await list();
  const carried = keys.find(({ id }) => id === early.signingKey) ?? keys.at(-1);
  await retire(String(carried?.id), Number(carried?.unused_tickets)).expect(200);
  festival.clock.advanceMinutes(1);
  const [entered] = await phone.send(scan);
  expect(entered?.result).toBe('entered');
  expect((await row(early)).status).toBe('used');
  const [forged] = await phone.send(phone.scan(texts[1], { verdict: null }));
  expect(forged?.result).toBe('not_valid');
  expect((await row(late)).status).toBe('valid');
});

it('new QR codes are mailed for all unused tickets of a key, each order once, until none is left', async () => {
  const [one, two, used] = [await make.tickets(2), await make.tickets(1), await make.ticket()];
  await festival.rows(TicketEntity).update({ id: used.id }, { status: 'used' });
  const key = await rotated();
  const mails = () => festival.rows(MailEntity).find({ where: { kind: 'e_ticket' }, order: { id: 'ASC' } });
  const before = (await mails()).length;
  expect(await states()).toEqual([
    ['signs', 0],
    ['accepted', 3],
  ]);
  const answers = await Promise.all([1, 2].map(() => boss.post(`${KEYS}/key1/mails`).expect(200)));
  expect(answers.reduce((sum, { body }) => sum + (body.data.mailed as number), 0)).toBe(2);
  expect((await boss.post(`${KEYS}/key1/mails`).expect(200)).body.data).toEqual({ mailed: 0, left: 0 });
  const sent = (await mails()).slice(before);
  expect(sent.map(({ orderId, lane }) => [orderId, lane])).toEqual([
    [one[0]?.orderId, 2],
    [two[0]?.orderId, 2],
  ]);
  for (const { payload } of sent) {
    const { areNewCodes, tickets } = payload as ETicketPayload;
    expect(areNewCodes).toBe(true);
    for (const { address } of tickets) expect(address).toContain(`?verify=${key.id}`);
  }
  // The earlier codes are good until the key is retired.
  const first = one[0] as TicketEntity;
  await page(first, festival.get(TicketSignerService).sign(first)).expect(200);
  expect(await states()).toEqual([
    ['signs', 3],
    ['accepted', 0],
  ]);
  await boss.post(`${KEYS}/${key.id}/mails`).expect(409);
  await boss.post(`${KEYS}/none/mails`).expect(404);
});

it('new QR codes are mailed in pieces: what is done stays done when a later order fails', async () => {
  const made = [];
  for (let order = 0; order < 12; order += 1) made.push(await make.ticket());
  const key = await rotated();
  const unmailable = made.at(-1)?.orderId;
  const [failing, raise] = process.env['TEST_DATABASE_URL']
    ? ['FOR EACH ROW IF', "THEN SIGNAL SQLSTATE '45000'; END IF"]
    : ['WHEN', "BEGIN SELECT RAISE(ABORT, 'no'); END"];
  const rows = festival.rows(MailEntity);
  await rows.query(`CREATE TRIGGER no_mail BEFORE INSERT ON mails ${failing} NEW.order_id = ${unmailable} ${raise}`);
  await boss.post(`${KEYS}/key1/mails`).expect(500);
  await rows.query('DROP TRIGGER no_mail');
  const [signs, accepted] = await states();
  expect([signs, accepted]).toEqual([
    ['signs', 10],
    ['accepted', 2],
  ]);
  const mailed = await rows.findBy({ kind: 'e_ticket', lane: 2 });
  expect(mailed.map(({ orderId }) => orderId).sort()).toEqual(
    made
      .slice(0, 10)
      .map(({ orderId }) => orderId)
      .sort(),
  );
  expect((await boss.post(`${KEYS}/key1/mails`).expect(200)).body.data).toEqual({ mailed: 2, left: 0 });
  const entries = await festival.rows(AuditEntryEntity).findBy({ action: 'mail_new_codes', recordId: 'key1' });
  expect(entries.map(({ after }) => (after as { orders: number }).orders)).toEqual([10, 2]);
  expect(idOf(await row(made[11] as TicketEntity))).toBe(key.id);
});

it.each([0, -3_600])('a key that is made %d seconds after the first one comes after it', async (seconds) => {
  const first = await festival.rows(SigningKeyEntity).findOneByOrFail({ id: 'key1' });
  // Ids are drawn: among several, half of them would come before the first by name.
  for (let draws = 0; draws < 6; draws += 1) {
    const since = festival.clock.now().getTime() - first.createdAt.getTime();
    festival.clock.advanceSeconds(seconds - since / 1_000);
    const before = await list();
    expect((await newKey()).state).toBe('waits');
    const { keys } = await list();
    expect(keys.slice(1).map(({ id }) => id)).toEqual(before.keys.map(({ id }) => id));
    expect(keys.at(-1)).toMatchObject({ id: 'key1', state: 'signs' });
    await festival.rows(SigningKeyEntity).delete({ id: keys[0]?.id });
  }
});

it('refuses what would leave no key, or was not meant', async () => {
  await retire('key1', 100).expect(409);
  await retire('none', 0).expect(404);
  const key = await newKey();
  await boss.post(KEYS, PROOF).expect(409);
  await retire(key.id, 0).expect(409);
  festival.clock.advanceSeconds(61);
  await retire(key.id, 0).expect(409);
  await retire('key1', 0).expect(200);
  await retire('key1', 0).expect(409);
  await boss.post(`${KEYS}/key1/retire`, PROOF).expect(422);
  const wrong = await boss.post(KEYS, { current_password: 'another password' }).expect(422);
  expect(wrong.body.errors).toEqual({ current_password: ['Current password is incorrect'] });
  const finance = await staff(festival, 'finance');
  await finance.get(KEYS).expect(403);
  await finance.post(KEYS, { current_password: PASSWORD }).expect(403);
});

it('of two who make a key at once one does', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => boss.post(KEYS, PROOF)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await list()).keys).toHaveLength(2);
});

it('tickets of the release before, which know no key, count for the oldest one', async () => {
  const ticket = await make.ticket();
  await festival.rows(TicketEntity).update({ id: ticket.id }, { signingKey: null });
  await rotated();
  expect(await states()).toEqual([
    ['signs', 0],
    ['accepted', 1],
  ]);
  expect(idOf(await row(ticket))).toBe('key1');
  expect((await boss.post(`${KEYS}/key1/mails`).expect(200)).body.data).toEqual({ mailed: 1, left: 0 });
});

if (process.env['TEST_DATABASE_URL']) {
  it('another process signs with the new key, and refuses a retired one, once it has read them again', async () => {
    const other = await secondProcess(festival);
    try {
      const signer = other.get(TicketSignerService);
      const ticket = await make.ticket();
      const old = signer.sign(ticket);
      const key = await rotated();
      await retire('key1', 1).expect(200);
      // Control: what a process knows before it has read them again.
      expect(signer.isRight(ticket.ticketCode, old)).toBe(true);
      await signer.renew();
      expect(signer.isRight(ticket.ticketCode, old)).toBe(false);
      expect(signer.presentKey).toBe(key.id);
      expect(idOf(ticket, other)).toBe(key.id);
    } finally {
      await other.close();
    }
  });
}
