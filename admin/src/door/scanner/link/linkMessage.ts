import { MAX_GATE_NAME_LENGTH, type GateName } from '@festival/contracts';
import type { LinkedUse } from '../store/gateDatabase';

/** Another phone, as it introduces itself. */
export interface LinkedPhone {
  name: string;
  gate: GateName;
}

export type LinkMessage = { kind: 'hello'; phone: LinkedPhone } | { kind: 'use'; use: LinkedUse };

/** A use that is further from this moment isn't tonight's, milliseconds. */
const TONIGHT_MS = 24 * 3_600_000;
const MODES: readonly string[] = ['entry', 'exit', 'hand_out'] satisfies Array<LinkedUse['mode']>;

/** A message of the linked phone after a look at its shape; null when it is none. `now`: milliseconds since 1970. */
export function readLinkMessage(text: string, now: number): LinkMessage | null {
  try {
    const read = JSON.parse(text) as { kind?: unknown; phone?: Partial<LinkedPhone>; use?: Partial<LinkedUse> };
    if (read.kind === 'hello' && read.phone) {
      const { name, gate } = read.phone;
      return isName(name) && isName(gate) ? { kind: 'hello', phone: { name, gate } } : null;
    }
    if (read.kind !== 'use' || !read.use) return null;
    const { hash, mode, item, at, gate, device } = read.use;
    const isTicket = typeof hash === 'string' && /^[0-9a-f]{14}$/.test(hash);
    const isTask = mode !== undefined && MODES.includes(mode) && (item === null || isName(item));
    const isTonight = typeof at === 'number' && Math.abs(at - now) < TONIGHT_MS;
    if (!isTicket || !isTask || !isTonight || !isName(gate) || !isName(device)) return null;
    return { kind: 'use', use: { hash, mode, item: item ?? null, at, gate, device } };
  } catch {
    return null;
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_GATE_NAME_LENGTH;
