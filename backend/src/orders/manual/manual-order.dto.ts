import {
  BUYER_CATEGORIES,
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  LANGUAGES,
  MANUAL_ORDER_MAX_QUANTITY,
  MAX_AMOUNT,
  ORDER_REFUSAL_TEXTS as TEXTS,
  type BuyerCategory,
  type Language,
  type ManualOrderRequest,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadableName } from '../../platform/http/requests/readable.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { IsPhone } from '../is-phone.js';

const REQUIRED = { message: TEXTS.fillAll };

/** Clients that send 0 or less mean one ticket. */
const AtLeastOne = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' && value < 1 ? 1 : value));

/** POST /api/admin/orders/manual. */
export class ManualOrderDto implements ManualOrderRequest {
  @Trim()
  @ReadableName({ message: CHECKOUT_TEXTS.fullNameUnreadable })
  @MaxLength(190)
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  buyer_name: string;

  @Trim()
  @MaxLength(EMAIL_MAX_LENGTH, { message: TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: TEXTS.emailInvalid })
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  buyer_email: string;

  @Trim()
  @IsPhone({ message: CHECKOUT_TEXTS.phoneInvalid })
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  buyer_phone: string;

  @IsIn(BUYER_CATEGORIES, { message: CHECKOUT_TEXTS.categoryRequired })
  @IsNotEmpty(REQUIRED)
  category: BuyerCategory;

  @AtLeastOne()
  @Max(MANUAL_ORDER_MAX_QUANTITY, { message: TEXTS.quantityRange })
  @IsInt({ message: TEXTS.quantityRange })
  @IsNotEmpty(REQUIRED)
  ticket_quantity: number;

  @Max(MAX_AMOUNT, { message: TEXTS.amountRange })
  @Min(0, { message: TEXTS.amountRange })
  @IsInt({ message: TEXTS.amountRange })
  @IsNotEmpty(REQUIRED)
  final_amount: number;

  @IsOptional()
  @MaxLength(64)
  @IsString()
  referral_code?: string | null;

  @IsOptional()
  @MaxLength(64)
  @IsString()
  ticket_type?: string | null;

  @IsOptional()
  @IsBoolean()
  over_quota?: boolean;

  @IsOptional()
  @IsBoolean()
  send_email?: boolean;

  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}
