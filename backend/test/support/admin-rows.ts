import type { AdminUserEntity } from '../../src/auth/admin-user.entity.js';

/** Rows of what the back office only reads; each differs from the last in the columns that its list sorts by. */
export const minute = (index: number) => new Date(Date.UTC(2025, 10, 1, 12, index));

export const scan = (index: number, ticketId: number, adminUserId: number) => ({
  code: index < 2 ? 'TKT-AAAAAAAAAAAA' : `TKT-BBBBBBBBBBB${index}`,
  ticketId: index < 2 ? ticketId : null,
  action: index % 2 ? ('checkin' as const) : ('validate' as const),
  result: index < 2 ? ('valid' as const) : ('invalid' as const),
  adminUserId,
  gate: ['South', 'North', null, 'East'][index] ?? null,
  device: index === 3 ? null : `PHONE${index}`,
  scannedAt: minute(10 - index),
});

export const mail = (index: number, orderId: number) => ({
  kind: index % 2 ? ('password_link' as const) : ('confirm_refund' as const),
  lane: 1 as const,
  orderId: index === 0 ? orderId : null,
  orderNumber: null,
  toAddress: `person-${9 - index}@example.com`,
  language: 'en' as const,
  payload: {} as never,
  status: index < 2 ? ('failed' as const) : ('sent' as const),
  tries: index,
  dueAt: minute(index),
  triedAt: null,
  claimedUntil: null,
  claimToken: null,
  messageId: `message-${index}`,
  lastError: index < 2 ? `refused ${index}` : null,
  createdAt: minute(index),
  sentAt: index < 2 ? null : minute(index),
});

export const refund = (index: number, orderId: number) => ({
  orderId,
  paymentKey: 'manual',
  transactionId: null,
  way: 'manual' as const,
  status: index === 3 ? ('done' as const) : ('to_confirm' as const),
  amount: 30_000 - index * 1_000,
  refundKey: `refund-${index}`,
  requestId: null,
  requestHash: '',
  reason: 'The buyer is ill.',
  tickets: null,
  account: 'BCA 123 456',
  proof: null,
  requestedById: 1,
  requestedBy: `staff${index}@festival.test`,
  confirmedBy: null,
  endedBy: null,
  answer: null,
  sends: 0,
  sendingUntil: null,
  createdAt: minute(index),
  settledAt: index === 3 ? minute(9) : null,
});

export const run = (index: number) => ({
  status: index === 0 ? ('incomplete' as const) : ('finished' as const),
  activeKey: null,
  night: `2025-11-0${index + 1}`,
  startedBy: null,
  startedAt: minute(index),
  finishedAt: minute(index + 1),
  since: minute(0),
  lastOrderId: 0,
  cursor: 0,
  total: 10 - index,
  checked: 5,
  mended: index,
  waiting: 2 - index,
  waitingFor: null,
});

export const difference = (index: number, orderId: number, runId: number) => ({
  runId: index === 0 ? null : runId,
  kind: index === 0 ? ('paid_there' as const) : ('amount_differs' as const),
  state: index === 2 ? ('resolved' as const) : ('waits' as const),
  differenceKey: `difference-${index}`,
  orderId: index === 2 ? null : orderId,
  orderNumber: `FEST-${9 - index}`,
  paymentType: 'qris',
  foundAt: minute(index),
  resolvedAt: index === 2 ? minute(20) : null,
});

export const audited = (index: number, { id, email }: AdminUserEntity) => ({
  adminId: index === 0 ? null : id,
  adminEmail: index === 0 ? null : email,
  action: index % 2 ? 'update' : 'create',
  resource: index < 2 ? 'users' : 'orders',
  recordId: String(9 - index),
  before: null,
  after: { index },
  address: `10.0.0.${9 - index}`,
  createdAt: minute(30 - index),
});

export const image = (index: number) => ({
  hash: String(index).repeat(32),
  width: 100 + index,
  height: 100 - index,
  bytes: 1_000,
  name: `picture-${9 - index}.png`,
  createdAt: minute(index),
});

export const nextYearAddress = (index: number) => ({
  email: `reader${9 - index}@example.com`,
  language: index % 2 ? ('id' as const) : ('en' as const),
  token: String(index).repeat(32),
  createdAt: minute(index),
  mailedAt: minute(index),
  confirmedAt: index === 0 ? null : minute(20 - index),
});

export const conversation = (userMessage: string, index: number) => ({
  sessionId: `chat_${index}`,
  language: index % 2 ? ('id' as const) : ('en' as const),
  matchedCategory: 'fallback',
  knowledgeId: null,
  score: 0,
  userMessage,
  botResponse: 'Sorry.',
  createdAt: minute(index),
});
