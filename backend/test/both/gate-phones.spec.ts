import { GATE_TEXTS } from '@festival/contracts';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { GatePhoneEntity } from '../../src/auth/phones/gate-phone.entity.js';
import { Festival } from '../support/festival.js';
import { Phone, tokenOf } from '../support/gate/phone.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let lead: Visitor;
let boss: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  lead = await staff(festival, 'gate');
  boss = await staff(festival, 'super_admin');
});
afterAll(() => festival.close());

const add = async (changes: object = {}, by = lead): Promise<{ id: number; token: string; valid_until: string }> => {
  const request = { name: 'Phone', gate: 'Gate A', role: 'steward', ...changes };
  const { data } = (await by.post('/api/admin/gate/devices', request).expect(201)).body;
  expect(data.address).toMatch(/\/gate#[\w-]{22}$/);
  return { ...data, token: tokenOf(data.address) };
};
const pair = (token: string, installation?: string) =>
  festival.visitor().post('/api/gate/pair', { token, ...(installation && { installation }) });

describe('pairing', () => {
  it('gives a phone a session for the gate’s calls', async () => {
    const { id, token } = await add({ name: 'Phone of Rina', gate: 'North gate', role: 'lead' }, boss);
    const { data } = (await pair(token).expect(200)).body;
    expect(data.phone).toEqual({
      id,
      name: 'Phone of Rina',
      gate: 'North gate',
      role: 'lead',
      expires_at: expect.stringMatching(/Z$/),
    });
    const phone = festival.visitor();
    phone.token = data.session;
    await phone.get('/api/gate/snapshot').expect(200);
    const { gates } = (await boss.get('/api/admin/gate/settings').expect(200)).body.data;
    expect(gates).toContain('North gate');
  });

  it('works once', async () => {
    const { token } = await add();
    await pair(token).expect(200);
    expect((await pair(token).expect(409)).body.message).toBe(GATE_TEXTS.usedToken);
  });

  it('works again for the phone whose answer was lost; only the newest session counts', async () => {
    const { token } = await add();
    const sessions: string[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      sessions.push((await pair(token, 'this phone').expect(200)).body.data.session);
    }
    await pair(token, 'another phone').expect(409);
    const statuses: number[] = [];
    for (const session of sessions) {
      const phone = festival.visitor();
      phone.token = session;
      statuses.push((await phone.get('/api/gate/snapshot')).status);
    }
    expect(statuses).toEqual([401, 200]);
  });

  it('of two phones at once pairs one', async () => {
    const { token } = await add();
    const answers = await Promise.all([pair(token, 'one'), pair(token, 'two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses an unknown, an old and a wrong token', async () => {
    expect((await pair('unknown').expect(404)).body.message).toBe(GATE_TEXTS.unknownToken);
    const { id, token } = await add();
    await festival.rows(GatePhoneEntity).update({ id }, { tokenUntil: festival.clock.now() });
    expect((await pair(token).expect(403)).body.message).toBe(GATE_TEXTS.oldToken);
    await festival
      .visitor()
      .post('/api/gate/pair', { token: { $ne: '' } })
      .expect(422);
  });

  it('stores neither token nor session', async () => {
    const { token } = await add();
    const { session } = (await pair(token).expect(200)).body.data;
    const stored = JSON.stringify(await festival.rows(GatePhoneEntity).find());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(session);
  });
});

describe('a phone', () => {
  it('may scan until it is taken out', async () => {
    const phone = await Phone.pair(festival, lead);
    await phone.visitor.get('/api/gate/snapshot').expect(200);
    const { body } = await lead.post(`/api/admin/gate/devices/${phone.id}/revoke`).expect(200);
    expect(body.data.state).toBe('revoked');
    for (const call of ['snapshot', 'changes?since=0', 'details']) {
      expect((await phone.visitor.get(`/api/gate/${call}`).expect(401)).body.message).toBe(GATE_TEXTS.ended);
    }
    await phone.visitor.post('/api/gate/scans', { scans: [phone.scan('TKT-000000000000')] }).expect(401);
    await lead.post(`/api/admin/gate/devices/${phone.id}/revoke`).expect(200);
    await lead.post(`/api/admin/gate/devices/${phone.id}/pairing`).expect(409);
  });

  it('may scan until its time is over', async () => {
    const phone = await Phone.pair(festival, lead);
    await festival.rows(GatePhoneEntity).update({ id: phone.id }, { expiresAt: festival.clock.now() });
    await phone.visitor.get('/api/gate/snapshot').expect(401);
  });

  it('ends when another one is paired in its place', async () => {
    const phone = await Phone.pair(festival, lead);
    const { address } = (await lead.post(`/api/admin/gate/devices/${phone.id}/pairing`).expect(200)).body.data;
    await phone.visitor.get('/api/gate/snapshot').expect(401);
    await pair(tokenOf(address)).expect(200);
  });

  it('calls nothing but the gate', async () => {
    const { visitor } = await Phone.pair(festival, boss, 'Gate A', 'lead');
    for (const path of ['/api/admin/gate/devices', '/api/admin/orders', '/api/admin/tickets/validate/TKT-000000000000'])
      await visitor.get(path).expect(401);
    await visitor.post('/api/tickets/checkin/TKT-000000000000').expect(401);
    await lead.get('/api/gate/snapshot').expect(401);
    await festival.visitor().get('/api/gate/snapshot').expect(401);
  });

  it('tells of itself, and where it stands now', async () => {
    const phone = await Phone.pair(festival, lead);
    const report = { battery: 41, unsent: 3, tickets: 1200, not_ready: ['sound', 'test_scan'] };
    const { data } = (await phone.visitor.post('/api/gate/report', { ...report, gate: 'South gate' }).expect(200)).body;
    expect(data.gate).toBe('South gate');
    const listed = (await lead.get('/api/admin/gate/devices').expect(200)).body.data as Array<{ id: number }>;
    expect(listed.find(({ id }) => id === phone.id)).toMatchObject({ ...report, gate: 'South gate', state: 'paired' });
    await phone.visitor.post('/api/gate/report', { ...report, battery: 101 }).expect(422);
    await phone.visitor.post('/api/gate/report', { ...report, not_ready: ['nonsense'] }).expect(422);
  });
});

it('a lead’s phone is added by who may see tickets, and ends with their account', async () => {
  const request = { name: 'Phone', gate: 'Gate A', role: 'lead' };
  await lead.post('/api/admin/gate/devices', request).expect(403);
  await lead.get('/api/admin/gate/settings').expect(403);
  await lead.put('/api/admin/gate/settings', (await boss.get('/api/admin/gate/settings')).body.data).expect(403);
  const finance = await staff(festival, 'finance');
  await finance.get('/api/admin/gate/devices').expect(403);
  const phone = await Phone.pair(festival, boss, 'Gate A', 'lead');
  await lead.post(`/api/admin/gate/devices/${phone.id}/pairing`).expect(403);
  const { addedBy } = await festival.rows(GatePhoneEntity).findOneByOrFail({ id: phone.id });
  await festival.rows(AdminUserEntity).update({ id: addedBy }, { isActive: false });
  await phone.visitor.get('/api/gate/snapshot').expect(401);
  await festival.rows(AdminUserEntity).update({ id: addedBy }, { isActive: true });
});

it('phones are for who may scan', async () => {
  const content = await staff(festival, 'content');
  await content.get('/api/admin/gate/devices').expect(403);
  await content.post('/api/admin/gate/devices', { name: 'Phone', gate: 'Gate', role: 'lead' }).expect(403);
  await content.get('/api/admin/gate/board').expect(403);
});

it.each([
  ['a time that is over', { expires_at: '2020-01-01T00:00:00Z' }],
  ['a time long after the festival', { expires_at: '2999-01-01T00:00:00Z' }],
  ['an empty name', { name: '  ' }],
  ['another role', { role: 'boss' }],
  ['a long gate', { gate: 'x'.repeat(41) }],
])('is added with %s: 422', async (_, changes) => {
  const request = { name: 'Phone', gate: 'Gate A', role: 'steward', ...changes };
  await lead.post('/api/admin/gate/devices', request).expect(422);
});

describe('settings', () => {
  const settings = async () => (await boss.get('/api/admin/gate/settings').expect(200)).body.data;

  it('reach the phones, without the PIN’s digits', async () => {
    const phone = await Phone.pair(festival, lead);
    const before = await settings();
    const wanted = { ...before, gates: ['East', 'West', 'East'], items: ['Wristband'], allows_reentry: false };
    const changed = (await boss.put('/api/admin/gate/settings', { ...wanted, pin: '402816' }).expect(200)).body.data;
    expect(changed).toEqual({
      ...wanted,
      gates: ['East', 'West'],
      pin: '402816',
      updated_at: expect.stringMatching(/Z$/),
    });
    // The snapshot is shared for five seconds.
    festival.clock.advanceSeconds(6);
    const { rules } = await phone.snapshot();
    expect(rules).toMatchObject({ gates: ['East', 'West'], items: ['Wristband'], allows_reentry: false });
    expect(rules.keys[0]).toEqual({ id: 'key1', key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(rules)).not.toContain('402816');
    const kept = (await boss.put('/api/admin/gate/settings', { ...wanted, pin: null }).expect(200)).body.data;
    expect(kept.pin).toBe('402816');
  });

  it('of two who change them at once, the second sees the change of the first before', async () => {
    const seen = await settings();
    const change = (gate: string) =>
      boss.put('/api/admin/gate/settings', { ...seen, gates: [gate], seen_updated_at: seen.updated_at });
    await change('First').expect(200);
    expect((await change('Second').expect(409)).body.message).toMatch(/changed in the meantime/);
    expect((await settings()).gates).toEqual(['First']);
    // A phone that is added changes them too: its gate is one of them.
    await Phone.pair(festival, lead, 'Third');
    expect((await settings()).gates).toEqual(['First', 'Third']);
  });

  it.each([
    ['no gate', { gates: [] }],
    ['an empty gate', { gates: [''] }],
    ['six items', { items: ['1', '2', '3', '4', '5', '6'] }],
    ['a PIN of letters', { pin: 'abcdef' }],
    ['an end that is no time', { ends_at: 'tonight' }],
  ])('%s: 422', async (_, changes) => {
    await boss.put('/api/admin/gate/settings', { ...(await settings()), ...changes }).expect(422);
  });
});
