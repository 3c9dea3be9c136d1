import { MAX_UNDO_REASON_LENGTH, TICKET_CODE_PATTERN, type UndoCheckInRequest } from '@festival/contracts';
import { IsNotEmpty, IsString, Matches, ValidateIf } from 'class-validator';
import { IsoDate } from '../../platform/http/requests/iso-date.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { Trim } from '../../platform/http/requests/trim.js';

/** POST /api/gate/undo and /api/admin/gate/undo. */
export class UndoCheckInDto implements UndoCheckInRequest {
  @ValidateIf(({ ticket_code, code_hash }: UndoCheckInDto) => ticket_code !== undefined || code_hash === undefined)
  @Matches(TICKET_CODE_PATTERN, { message: 'ticket_code or code_hash names the ticket' })
  ticket_code?: string;

  @WhenGiven()
  @Matches(/^[0-9a-f]{14}$/, { message: 'ticket_code or code_hash names the ticket' })
  code_hash?: string;

  @Trim()
  @MaxLength(MAX_UNDO_REASON_LENGTH)
  @IsNotEmpty({ message: 'Please say why.' })
  @IsString()
  reason: string;

  @WhenGiven()
  @IsoDate()
  seen_checked_in_at?: string;
}
