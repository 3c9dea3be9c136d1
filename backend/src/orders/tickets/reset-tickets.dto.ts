import type { ResetAllTicketsRequest, ResetTicketRequest } from '@festival/contracts';
import { IsISO8601, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';

const REQUIRED = { message: 'The secret code is required.' };

/** POST /api/tickets/reset-all. */
export class ResetAllTicketsDto implements ResetAllTicketsRequest {
  @MaxLength(200)
  @IsNotEmpty(REQUIRED)
  @IsString(REQUIRED)
  secret: string;
}

/** POST /api/tickets/{ticket_code}/reset */
export class ResetTicketDto extends ResetAllTicketsDto implements ResetTicketRequest {
  @MaxLength(64)
  @IsString({ message: 'Type the ticket code to confirm.' })
  confirm_code: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  seen_checked_in_at?: string | null;
}
