import { MAX_AMOUNT, type RefundLimitRequest } from '@festival/contracts';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { KeyProofDto } from '../../auth/password/key-proof.dto.js';

const TEXT = 'The amount must be a whole number of rupiah, 0 or more; none turns the limit off';

/** PUT /api/admin/refund-limit/amount */
export class RefundLimitDto extends KeyProofDto implements RefundLimitRequest {
  @ValidateIf((_request, value) => value !== null)
  @Max(MAX_AMOUNT, { message: TEXT })
  @Min(0, { message: TEXT })
  @IsInt({ message: TEXT })
  amount: number | null;
}
