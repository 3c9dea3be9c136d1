import type { WaitingRoomEntity } from './waiting-room.entity.js';

type Counters = Pick<WaitingRoomEntity, 'id' | 'isActive' | 'openedAt' | 'gathered' | 'issued' | 'admitted'>;

/** When people took their places. Nothing is stored for a place, so it is what this process has seen since it started. */
export class Arrivals {
  private sale = 0;
  /** `issued` places were given by `at`: one entry for each reading with new ones, until those are let in. */
  private seen: Array<{ issued: number; at: Date }> = [];

  /** To be called with each reading of the room. */
  note({ id, isActive, issued, admitted }: Counters, now: Date): void {
    if (!isActive || id !== this.sale) this.seen = [];
    this.sale = id;
    if (!isActive) return;
    this.seen = this.seen.filter((entry) => entry.issued > admitted);
    if (issued > Math.max(admitted, this.seen.at(-1)?.issued ?? 0)) this.seen.push({ issued, at: now });
  }

  /**
   * Since when the next person could have come in: since the draw for those who took part in it, else since they took
   * their place. Null before the draw and while nobody waits.
   */
  nextWaitsSince({ id, isActive, openedAt, gathered, issued, admitted }: Counters): Date | null {
    if (!isActive || openedAt === null || issued <= admitted) return null;
    if (admitted < (gathered ?? 0)) return openedAt;
    const first = id === this.sale ? this.seen.find((entry) => entry.issued > admitted) : undefined;
    return first?.at ?? null;
  }
}
