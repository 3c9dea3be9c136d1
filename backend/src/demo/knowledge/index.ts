import type { DemoKnowledge } from './demo-knowledge.js';
import { ABOUT_KNOWLEDGE } from './about.js';
import { CONTACT_KNOWLEDGE } from './contact.js';
import { DATE_KNOWLEDGE } from './dates.js';
import { E_TICKET_GATE_KNOWLEDGE } from './e-ticket-gate.js';
import { E_TICKET_KNOWLEDGE } from './e-tickets.js';
import { EVENT_JOINING_KNOWLEDGE } from './event-joining.js';
import { EVENT_REALM_KNOWLEDGE } from './event-realms.js';
import { EVENT_KNOWLEDGE } from './events.js';
import { FAQ_KNOWLEDGE } from './faq.js';
import { COMFORT_KNOWLEDGE } from './faq-comforts.js';
import { LINE_UP_KNOWLEDGE } from './line-up.js';
import { MERCHANDISE_KNOWLEDGE } from './merchandise.js';
import { MERCHANDISE_ITEM_KNOWLEDGE } from './merchandise-items.js';
import { PAYMENT_PROBLEM_KNOWLEDGE } from './payment-problems.js';
import { PAYMENT_KNOWLEDGE } from './payments.js';
import { PLACE_KNOWLEDGE } from './place.js';
import { REFUND_KNOWLEDGE } from './refunds.js';
import { SAFETY_KNOWLEDGE } from './safety.js';
import { SMALL_TALK_KNOWLEDGE } from './small-talk.js';
import { TICKET_BUYER_KNOWLEDGE } from './ticket-buyers.js';
import { TICKET_CODE_KNOWLEDGE } from './ticket-codes.js';
import { TICKET_KNOWLEDGE } from './tickets.js';
import { TICKET_TERM_KNOWLEDGE } from './ticket-terms.js';

/** What the assistant knows to begin with. */
export const DEMO_KNOWLEDGE: readonly DemoKnowledge[] = [
  ...ABOUT_KNOWLEDGE,
  ...CONTACT_KNOWLEDGE,
  ...DATE_KNOWLEDGE,
  ...E_TICKET_KNOWLEDGE,
  ...E_TICKET_GATE_KNOWLEDGE,
  ...EVENT_JOINING_KNOWLEDGE,
  ...EVENT_REALM_KNOWLEDGE,
  ...EVENT_KNOWLEDGE,
  ...FAQ_KNOWLEDGE,
  ...COMFORT_KNOWLEDGE,
  ...LINE_UP_KNOWLEDGE,
  ...MERCHANDISE_KNOWLEDGE,
  ...MERCHANDISE_ITEM_KNOWLEDGE,
  ...PAYMENT_PROBLEM_KNOWLEDGE,
  ...PAYMENT_KNOWLEDGE,
  ...PLACE_KNOWLEDGE,
  ...REFUND_KNOWLEDGE,
  ...SAFETY_KNOWLEDGE,
  ...SMALL_TALK_KNOWLEDGE,
  ...TICKET_KNOWLEDGE,
  ...TICKET_BUYER_KNOWLEDGE,
  ...TICKET_CODE_KNOWLEDGE,
  ...TICKET_TERM_KNOWLEDGE,
];
