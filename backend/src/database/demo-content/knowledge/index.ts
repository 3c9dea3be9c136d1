import type { DemoKnowledge } from './demo-knowledge.js';
import { TICKET_KNOWLEDGE } from './tickets.js';

/** What the assistant knows to begin with. */
export const DEMO_KNOWLEDGE: readonly DemoKnowledge[] = [...TICKET_KNOWLEDGE];
