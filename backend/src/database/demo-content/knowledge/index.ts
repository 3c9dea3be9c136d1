import { CONTACT_KNOWLEDGE } from './contact.js';
import type { DemoKnowledge } from './demo-knowledge.js';
import { E_TICKET_KNOWLEDGE } from './e-tickets.js';
import { PAYMENT_PROBLEM_KNOWLEDGE } from './payment-problems.js';
import { PAYMENT_KNOWLEDGE } from './payments.js';
import { REFUND_KNOWLEDGE } from './refunds.js';
import { SMALL_TALK_KNOWLEDGE } from './small-talk.js';
import { TICKET_KNOWLEDGE } from './tickets.js';

/** What the assistant knows to begin with. */
export const DEMO_KNOWLEDGE: readonly DemoKnowledge[] = [
  ...TICKET_KNOWLEDGE,
  ...PAYMENT_KNOWLEDGE,
  ...PAYMENT_PROBLEM_KNOWLEDGE,
  ...REFUND_KNOWLEDGE,
  ...E_TICKET_KNOWLEDGE,
  ...CONTACT_KNOWLEDGE,
  ...SMALL_TALK_KNOWLEDGE,
];
