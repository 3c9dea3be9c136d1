import {
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  ORDER_CONFIRMATIONS as WORDS,
  ORDER_REFUSAL_TEXTS as TEXTS,
  ORDER_STATUSES,
  REASON_MAX_LENGTH,
  typeToConfirm,
  type AdminStatusRequest,
  type ChangeBuyerRequest,
  type ChangeEmailRequest,
  type DeleteOrderRequest,
  type LockSyncRequest,
  type OrderStatus,
  type SendToRequest,
  type UnlockSyncRequest,
} from '@festival/contracts';
import { Equals, IsIn, IsISO8601, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadableName } from '../../platform/http/requests/readable.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { IsPhone } from '../is-phone.js';

const Word = (word: string): PropertyDecorator => Equals(word, { message: typeToConfirm(word) });

class OrderVersionDto {
  @IsOptional()
  @IsISO8601({ strict: true })
  updated_at?: string;
}

/** POST /api/orders/{order_number}/lock-sync. */
export class LockSyncDto extends OrderVersionDto implements LockSyncRequest {
  @Word(WORDS.lock)
  confirm: string;

  @IsOptional()
  @MaxLength(REASON_MAX_LENGTH, { message: TEXTS.reasonTooLong })
  @IsString()
  reason?: string | null;
}

/** POST /api/orders/{order_number}/unlock-sync */
export class UnlockSyncDto extends OrderVersionDto implements UnlockSyncRequest {
  @Word(WORDS.unlock)
  confirm: string;
}

/** PUT /api/orders/{order_number}/admin-status */
export class AdminStatusDto extends OrderVersionDto implements AdminStatusRequest {
  @IsIn(ORDER_STATUSES, { message: TEXTS.invalidStatus })
  status: OrderStatus;

  @Word(WORDS.status)
  confirm1: string;

  @Word(WORDS.statusLock)
  confirm2: string;

  @IsOptional()
  @MaxLength(REASON_MAX_LENGTH, { message: TEXTS.reasonTooLong })
  @IsString()
  reason?: string | null;
}

/** DELETE /api/orders/{order_number} and POST /api/orders/{order_number}/delete */
export class DeleteOrderDto extends OrderVersionDto implements DeleteOrderRequest {
  @Word(WORDS.delete)
  confirm1: string;

  @Trim()
  @MaxLength(20, { message: TEXTS.orderNumberMismatch })
  @IsNotEmpty({ message: TEXTS.orderNumberMismatch })
  @IsString({ message: TEXTS.orderNumberMismatch })
  confirm2: string;
}

/** PUT /api/orders/{id}/email */
export class ChangeEmailDto extends OrderVersionDto implements ChangeEmailRequest {
  @Trim()
  @MaxLength(EMAIL_MAX_LENGTH, { message: TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: TEXTS.emailInvalid })
  @IsNotEmpty({ message: TEXTS.emailRequired })
  @IsString({ message: TEXTS.emailRequired })
  buyer_email: string;
}

/** POST /api/admin/orders/{id}/send-to */
export class SendToDto extends ChangeEmailDto implements SendToRequest {}

/** PUT /api/orders/{id}/buyer */
export class ChangeBuyerDto extends OrderVersionDto implements ChangeBuyerRequest {
  @Trim()
  @ReadableName({ message: CHECKOUT_TEXTS.fullNameUnreadable })
  @MaxLength(190)
  @IsNotEmpty({ message: CHECKOUT_TEXTS.fullNameRequired })
  @IsString({ message: CHECKOUT_TEXTS.fullNameRequired })
  buyer_name: string;

  @Trim()
  @IsPhone({ message: CHECKOUT_TEXTS.phoneInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.phoneRequired })
  @IsString({ message: CHECKOUT_TEXTS.phoneRequired })
  buyer_phone: string;
}
