/** An entry or exit of a ticket that was let through. */
export interface Move {
  action: 'checkin' | 'exit';
  /** By the server's clock. */
  at: Date;
}

const before = (moves: readonly Move[], at: Date): Move | undefined =>
  moves.reduce<Move | undefined>(
    (last, move) => (move.at <= at && (!last || move.at >= last.at) ? move : last),
    undefined,
  );

/** Whether the holder had gone out at that time, and may have come in again. */
export const wasOutside = (moves: readonly Move[], at: Date): boolean => before(moves, at)?.action === 'exit';

/** Whether something is known that happened later: a scan of that time says nothing about where the holder is now. */
export const isOvertaken = (moves: readonly Move[], at: Date): boolean => moves.some((move) => move.at > at);

/** When the holder went out last before that time; null when they hadn't. */
export function lastExit(moves: readonly Move[], at: Date): Date | null {
  return (
    before(
      moves.filter(({ action }) => action === 'exit'),
      at,
    )?.at ?? null
  );
}
