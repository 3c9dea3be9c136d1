import {
  WAITING_ROOM_CAPACITY,
  WAITING_ROOM_MESSAGE_MAX_LENGTH,
  WAITING_ROOM_MODES,
  type WaitingRoomMode,
  type WaitingRoomRequest,
} from '@festival/contracts';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { IsoDate } from '../platform/http/requests/iso-date.js';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';
import { WhenGiven } from '../platform/http/requests/when-given.js';

/** POST /api/admin/waiting-room. */
export class WaitingRoomDto implements WaitingRoomRequest {
  @IsIn(WAITING_ROOM_MODES)
  mode: WaitingRoomMode;

  @WhenGiven()
  @Max(WAITING_ROOM_CAPACITY.max)
  @Min(WAITING_ROOM_CAPACITY.min)
  @IsInt()
  capacity?: number;

  @IsOptional()
  @IsoDate()
  opens_at?: string | null;

  @Trim()
  @IsOptional()
  @MaxLength(WAITING_ROOM_MESSAGE_MAX_LENGTH)
  @IsString()
  message?: string | null;

  @Trim()
  @IsOptional()
  @MaxLength(WAITING_ROOM_MESSAGE_MAX_LENGTH)
  @IsString()
  message_id?: string | null;

  @WhenGiven()
  @IsBoolean()
  new_sale?: boolean;
}
