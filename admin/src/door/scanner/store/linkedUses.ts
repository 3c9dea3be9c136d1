import type { KnownTicket, LinkedUse } from './gateDatabase';

/** One use of one phone is one row, however often it is told. */
export const keyOf = ({ hash, mode, item, at, device }: LinkedUse): string => [hash, mode, item, at, device].join();

type ServerState = Pick<KnownTicket, 'state' | 'items'>;

/**
 * Whether a linked phone's use is in the server's word about its ticket (null: there is none), so that it can be forgotten;
 * also when the ticket was used `before` and isn't any more, as after a reset. `items`: those that are handed out.
 */
export function isShown(
  use: LinkedUse,
  now: ServerState | null,
  before: ServerState | null,
  items: readonly string[],
): boolean {
  if (!now) return false;
  const wasReset = before !== null && before.state !== 'valid' && now.state === 'valid';
  return wasReset || isUsed(use, now, items);
}

function isUsed({ mode, item }: LinkedUse, ticket: ServerState, items: readonly string[]): boolean {
  switch (mode) {
    case 'entry':
      return ticket.state === 'inside' || ticket.state === 'left';
    case 'exit':
      return ticket.state === 'left';
    case 'hand_out': {
      const bit = items.indexOf(item ?? '');
      return bit >= 0 && (ticket.items & (1 << bit)) !== 0;
    }
  }
}
