import {
  BUYER_CATEGORIES,
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  LANGUAGES,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type BuyerCategory,
  type Language,
  type PlaceOrderRequest,
} from '@festival/contracts';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadableName } from '../../platform/http/requests/readable.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { IsPhone } from '../is-phone.js';

/** POST /api/orders. */
export class PlaceOrderDto implements PlaceOrderRequest {
  @Trim()
  @ReadableName({ message: CHECKOUT_TEXTS.fullNameUnreadable })
  @MaxLength(190)
  @IsNotEmpty({ message: CHECKOUT_TEXTS.fullNameRequired })
  @IsString({ message: CHECKOUT_TEXTS.fullNameRequired })
  buyer_name: string;

  @Trim()
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(EMAIL_PATTERN, { message: CHECKOUT_TEXTS.emailInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.emailRequired })
  @IsString({ message: CHECKOUT_TEXTS.emailRequired })
  buyer_email: string;

  @Trim()
  @IsPhone({ message: CHECKOUT_TEXTS.phoneInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.phoneRequired })
  @IsString({ message: CHECKOUT_TEXTS.phoneRequired })
  buyer_phone: string;

  @Max(MAX_QUANTITY, { message: CHECKOUT_TEXTS.quantityRange })
  @Min(MIN_QUANTITY, { message: CHECKOUT_TEXTS.quantityRange })
  @IsInt({ message: CHECKOUT_TEXTS.quantityRange })
  quantity: number;

  @IsIn(BUYER_CATEGORIES, { message: CHECKOUT_TEXTS.categoryRequired })
  category: BuyerCategory;

  @IsOptional()
  @MaxLength(64)
  @IsString()
  referral_code?: string | null;

  @IsOptional()
  @MaxLength(64)
  @IsString()
  discount_code?: string | null;

  @MaxLength(64)
  @IsNotEmpty()
  @IsString()
  ticket_type: string;

  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}
