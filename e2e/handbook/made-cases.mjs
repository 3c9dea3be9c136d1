import { randomUUID } from 'node:crypto';
import { simulate } from './office.mjs';

const GATES = ['Gate A', 'Gate B', 'Gate C'];
const CHECK_INS = 60;
/** Of most of them the assistant knows no answer; the first is asked more than once. */
const QUESTIONS = [
  ['Siapa yang membuat lagu pembuka?', 'id'],
  ['siapa yg membuat lagu pembuka', 'id'],
  ['Who painted the dragon on the poster?', 'en'],
  ['who composed the fanfare', 'en'],
  ['Is the choir singing in Latin?', 'en'],
  ['Apakah naganya bisa terbang?', 'id'],
  ['Where do I leave my tripod?', 'en'],
];

/** What the pictures show, over the made-up orders: cases for a person, a gate, questions. */
export async function makeCases({ simulatorUrl, rows }, office, openPhone) {
  const pay = async (order, body) => {
    await simulate(simulatorUrl, 'POST', `/orders/${order.order_number}/pay`, body);
    await office.untilPaid(order.order_number);
  };
  const paid = await office.order('Siti Rahma', 2);
  await pay(paid, { payment_type: 'qris' });

  const twice = await office.order('Budi Santoso');
  await pay(twice, { payment_type: 'qris' });
  await simulate(simulatorUrl, 'POST', `/orders/${twice.order_number}/pay`, { payment_type: 'qris', again: true });

  const byHand = await office.order('Dewi Lestari');
  await pay(byHand, { payment_type: 'bank_transfer' });
  const { payments } = await office.read(`/api/admin/orders/${byHand.order_number}/refunds`);
  await office.send('post', `/api/admin/orders/${byHand.order_number}/refunds`, {
    transaction_id: payments[0].transaction_id,
    way: 'manual',
    amount: payments[0].left,
    reason: 'Sakit, tidak bisa datang',
    confirm: 'REFUND',
    request_id: randomUUID(),
    account: 'BCA 123 456 789, Dewi Lestari',
    proof: 'TRF-20251103-118',
  });

  const settings = await office.read('/api/admin/gate/settings');
  const gate = { gates: GATES, items: ['Gelang'], allows_reentry: false, pin: '402816', ends_at: settings.ends_at };
  await office.send('put', '/api/admin/gate/settings', { ...gate, seen_updated_at: settings.updated_at });
  for (const [name, at] of [
    ['Phone 1', 'Gate A'],
    ['Phone 2', 'Gate B'],
  ]) {
    const { address } = await office.send('post', '/api/admin/gate/devices', { name, gate: at, role: 'steward' });
    await openPhone(address);
  }
  const tickets = rows("SELECT ticket_code FROM tickets WHERE status = 'valid' ORDER BY id LIMIT ?", CHECK_INS);
  for (const [index, { ticket_code: code }] of tickets.entries())
    await office.send('post', `/api/tickets/checkin/${code}`, undefined, { 'x-scan-gate': GATES[index % 3] });

  for (const [message, language] of QUESTIONS)
    await office.send('post', '/api/chatbot/chat', { message, language, session_id: `chat_${randomUUID()}` });

  const [act] = await office.read('/api/admin/acts');
  return { paid: await office.look(paid.order_number), twice, byHand, act };
}

export const SECOND_PERSON = 'bendahara@festival.local';

/** Who confirms refunds: with the first account's password, and older than any refund. */
export function addSecondPerson(change) {
  change(
    `INSERT INTO admin_users (name, email, password_hash, role, is_active, created_at, updated_at)
     SELECT 'Ratna', ?, password_hash, 'finance', 1, created_at, updated_at FROM admin_users LIMIT 1`,
    SECOND_PERSON,
  );
}

export function secureSecondPerson(change) {
  change('UPDATE admin_users SET two_factor_at = created_at WHERE email = ?', SECOND_PERSON);
}

/** The provider answers nothing right, and people try to pay: after a while it is an alert. */
export async function breakProvider({ simulatorUrl }, office) {
  await simulate(simulatorUrl, 'PUT', '/faults', { create: { mode: 'error500' }, status: { mode: 'error500' } });
  for (const name of ['Agus Wijaya', 'Rina Putri', 'Joko Susilo', 'Maya Sari', 'Eko Prasetyo'])
    await office.order(name);
}
