import {
  MANUAL_ORDER_MAX_QUANTITY,
  MAX_AMOUNT,
  REASON_MAX_LENGTH,
  REFUND_CONFIRMATION,
  REFUND_WAYS,
  typeToConfirm,
  type ConfirmRefundRequest,
  type RefundRequest,
  type RefundWay,
} from '@festival/contracts';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';

const MAX_ACCOUNT_LENGTH = 190;
const AMOUNT_TEXT = 'The amount must be a whole number of rupiah, 1 or more';

/** POST /api/admin/orders/{order_number}/refunds */
export class RefundDto implements RefundRequest {
  @IsOptional()
  @Matches(/^[A-Za-z0-9-]{8,64}$/, { message: 'This payment does not belong to the order.' })
  transaction_id?: string | null;

  @IsOptional()
  @IsIn(REFUND_WAYS)
  way?: RefundWay;

  @IsOptional()
  @Max(MAX_AMOUNT, { message: AMOUNT_TEXT })
  @Min(1, { message: AMOUNT_TEXT })
  @IsInt({ message: AMOUNT_TEXT })
  amount?: number | null;

  @IsOptional()
  @Matches(/^TKT-[0-9A-Z]{12}$/, { each: true, message: 'Choose tickets of this order.' })
  @ArrayUnique()
  @ArrayMaxSize(MANUAL_ORDER_MAX_QUANTITY)
  @IsArray()
  tickets?: string[];

  @Trim()
  @MaxLength(REASON_MAX_LENGTH, { message: `The reason can be at most ${REASON_MAX_LENGTH} characters long.` })
  @IsNotEmpty({ message: 'Say why the money goes back.' })
  @IsString({ message: 'Say why the money goes back.' })
  reason: string;

  @Equals(REFUND_CONFIRMATION, { message: typeToConfirm(REFUND_CONFIRMATION) })
  confirm: string;

  @IsOptional()
  @IsUUID()
  request_id?: string | null;

  @IsOptional()
  @Trim()
  @MaxLength(MAX_ACCOUNT_LENGTH)
  @IsString()
  account?: string | null;

  @IsOptional()
  @Trim()
  @MaxLength(REASON_MAX_LENGTH)
  @IsString()
  proof?: string | null;
}

/** POST …/refunds/{id}/confirm */
export class ConfirmRefundDto implements ConfirmRefundRequest {
  @Equals(REFUND_CONFIRMATION, { message: typeToConfirm(REFUND_CONFIRMATION) })
  confirm: string;
}
