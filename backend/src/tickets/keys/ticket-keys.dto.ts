import type { RetireTicketKeyRequest } from '@festival/contracts';
import { IsInt, Min } from 'class-validator';
import { KeyProofDto } from '../../auth/password/key-proof.dto.js';

/** POST /api/admin/ticket-keys/{id}/retire */
export class RetireTicketKeyDto extends KeyProofDto implements RetireTicketKeyRequest {
  @Min(0)
  @IsInt()
  unused_tickets: number;
}
