import { Entity, Index, PrimaryColumn } from 'typeorm';
import { OptionalTextColumn, OptionalTimeColumn, TimeColumn } from '../../platform/database/columns.js';

/** A person who was let in. Released rows stay: their places can't be used again. */
@Entity('waiting_passes')
@Index('waiting_passes_released', ['roomId', 'releasedAt', 'expiresAt'])
export class WaitingPassEntity {
  @PrimaryColumn({ type: 'integer', name: 'room_id' }) roomId: number;
  @PrimaryColumn({ type: 'varchar', length: 32, name: 'place_id' }) placeId: string;
  @TimeColumn({ name: 'entered_at' }) enteredAt: Date;
  @TimeColumn({ name: 'expires_at' }) expiresAt: Date;
  /** The number of the order that was placed with it. */
  @OptionalTextColumn(20, { name: 'used_by' }) usedBy: string | null;
  @OptionalTimeColumn({ name: 'released_at' }) releasedAt: Date | null;
}
