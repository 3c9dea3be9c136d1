import type { GatePin } from '@festival/contracts';

/** What all phones at the gate go by. */
export interface GateFacts {
  gates: readonly string[];
  /** Things that are handed out once a ticket. */
  items: readonly string[];
  allowsReentry: boolean;
  /** Six digits, made with the first phone; null before. */
  pin: string | null;
  /** The same, as phones check it. */
  pinCheck: GatePin | null;
  /** The festival's end, ISO 8601; null: it isn't set. */
  endsAt: string | null;
}

export const DEFAULT_GATE_FACTS: GateFacts = {
  gates: ['Main gate'],
  items: [],
  allowsReentry: true,
  pin: null,
  pinCheck: null,
  endsAt: null,
};
