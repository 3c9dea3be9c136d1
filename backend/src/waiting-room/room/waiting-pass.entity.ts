import { Entity, Index, PrimaryColumn } from 'typeorm';
import { OptionalTextColumn, OptionalTimeColumn, TimeColumn } from '../../platform/database/columns.js';

/**
 * A person who was let in. Rows stay, so that a place is used once; only those that ended unused while everything was
 * sold out go, and their places are good again.
 */
@Entity('waiting_passes')
@Index('waiting_passes_released', ['roomId', 'releasedAt', 'expiresAt'])
export class WaitingPassEntity {
  @PrimaryColumn({ type: 'integer', name: 'room_id' }) roomId: number;
  @PrimaryColumn({ type: 'varchar', length: 32, name: 'place_id' }) placeId: string;
  @TimeColumn({ name: 'entered_at' }) enteredAt: Date;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  /** The number of the last order that was placed with it. One that ended unpaid leaves it good for another. */
  @OptionalTextColumn(20, { name: 'used_by' }) usedBy: string | null;
  /** When its browser last said that somebody is there. */
  @OptionalTimeColumn({ name: 'seen_at' }) seenAt: Date | null;
  /** Since when it isn't counted as inside: used, over, or nobody was there. The last may still order until it is over. */
  @OptionalTimeColumn({ name: 'released_at' }) releasedAt: Date | null;
}
