import { MAX_GATE_NAME_LENGTH, type GateName } from '@festival/contracts';
import { isRecord } from '../scan/callOutcome';
import type { LinkedUse } from '../store/gateDatabase';

/** Another phone, as it introduces itself. */
export interface LinkedPhone {
  name: string;
  gate: GateName;
}

export type LinkMessage = { kind: 'hello'; phone: LinkedPhone } | { kind: 'uses'; uses: LinkedUse[] };

/** Of one message: a phone has one write to do for it. */
export const MOST_USES = 200;

/** A use that is older isn't tonight's, milliseconds. */
const TONIGHT_MS = 24 * 3_600_000;
/** Phones' ideas of the server's clock differ by less, milliseconds. */
const CLOCK_ERROR_MS = 5 * 60_000;
const MODES = ['entry', 'exit', 'hand_out'] as const;

/** A message of the linked phone after a look at its shape; null when it is none. `now`: milliseconds since 1970. */
export function readLinkMessage(text: string, now: number): LinkMessage | null {
  try {
    const read = JSON.parse(text) as { kind?: unknown; phone?: Partial<LinkedPhone>; uses?: unknown };
    if (read.kind === 'hello' && read.phone) {
      const { name, gate } = read.phone;
      return isName(name) && isName(gate) ? { kind: 'hello', phone: { name, gate } } : null;
    }
    if (read.kind !== 'uses' || !Array.isArray(read.uses) || read.uses.length > MOST_USES) return null;
    const uses = read.uses.map((use: unknown) => readUse(use, now));
    return uses.every((use) => use !== null) ? { kind: 'uses', uses } : null;
  } catch {
    return null;
  }
}

function readUse(use: unknown, now: number): LinkedUse | null {
  if (!isRecord(use)) return null;
  const { hash, mode, item, at, gate, device } = use;
  const isTicket = typeof hash === 'string' && /^[0-9a-f]{14}$/.test(hash);
  const known = MODES.find((each) => each === mode);
  const isTonight = typeof at === 'number' && at > now - TONIGHT_MS && at < now + CLOCK_ERROR_MS;
  if (!isTicket || !known || !(item === null || isName(item)) || !isTonight) return null;
  return isName(gate) && isName(device) ? { hash, mode: known, item, at, gate, device } : null;
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_GATE_NAME_LENGTH;
