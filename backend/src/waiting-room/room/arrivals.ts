import type { WaitingRoomEntity } from './waiting-room.entity.js';

type Counters = Pick<WaitingRoomEntity, 'id' | 'isActive' | 'openedAt' | 'gathered' | 'issued' | 'admitted'>;

/** When people took their places. Nothing is stored for a place, so it is what this process has seen. */
export class Arrivals {
  private sale = 0;
  /** So many places were given before this process saw the room on: nobody knows when. */
  private unseen = 0;
  /** `issued` places were given by `at`: one entry for each reading with new ones, until those are let in. */
  private seen: Array<{ issued: number; at: Date }> = [];

  /** To be called with each reading of the room. */
  note({ id, isActive, issued, admitted }: Counters, now: Date): void {
    if (!isActive) this.sale = 0;
    else if (id !== this.sale) [this.sale, this.unseen, this.seen] = [id, issued, []];
    if (!isActive) return;
    this.seen = this.seen.filter((entry) => entry.issued > admitted);
    if (issued > Math.max(admitted, this.seen.at(-1)?.issued ?? this.unseen)) this.seen.push({ issued, at: now });
  }

  /**
   * Since when the next person could have come in: since the draw for those who took part in it, else since they took
   * their place. Null before the draw, while nobody waits and when nobody knows.
   */
  nextWaitsSince({ id, isActive, openedAt, gathered, issued, admitted }: Counters): Date | null {
    if (!isActive || openedAt === null || issued <= admitted) return null;
    if (admitted < (gathered ?? 0)) return openedAt;
    if (id !== this.sale || admitted < this.unseen) return null;
    return this.seen.find((entry) => entry.issued > admitted)?.at ?? null;
  }
}
