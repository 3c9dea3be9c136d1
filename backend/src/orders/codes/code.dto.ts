import {
  normalizeCode,
  type DiscountCodeRequest,
  type ReferralCodeRequest,
  type SeenRecord,
  type ValidateDiscountRequest,
  type ValidateReferralRequest,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { IsoDate } from '../../platform/http/requests/iso-date.js';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const Code = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeCode(value) : value));

/** POST and PUT /api/referral-codes. */
@ReadOnlyFields('id', 'uses', 'created_at', 'updated_at')
export class ReferralCodeDto implements ReferralCodeRequest, SeenRecord {
  @Code()
  @MaxLength(64)
  @MinLength(4, { message: 'Referral code must be at least 4 characters' })
  @IsNotEmpty({ message: 'Referral code is required' })
  @IsString({ message: 'Referral code is required' })
  code: string;

  @Trim()
  @MaxLength(190)
  @MinLength(2, { message: 'Panitia name must be at least 2 characters' })
  @IsNotEmpty({ message: 'Panitia name is required' })
  @IsString({ message: 'Panitia name is required' })
  panitia_name: string;

  @WhenGiven()
  @IsBoolean()
  is_active?: boolean;

  @SeenAt() seen_updated_at?: string | null;
}

/** POST and PUT /api/discount-codes. Amounts in rupiah, times ISO 8601. */
@ReadOnlyFields('id', 'uses', 'created_at', 'updated_at')
export class DiscountCodeDto implements DiscountCodeRequest, SeenRecord {
  @Code()
  @MaxLength(64)
  @MinLength(4, { message: 'Discount code must be at least 4 characters' })
  @IsNotEmpty({ message: 'Discount code is required' })
  @IsString({ message: 'Discount code is required' })
  code: string;

  @Max(100, { message: 'Discount percentage must be between 1 and 100' })
  @Min(1, { message: 'Discount percentage must be between 1 and 100' })
  @IsInt({ message: 'Discount percentage must be between 1 and 100' })
  discount_percentage: number;

  @IsOptional()
  @MaxLength(500)
  @IsString()
  description?: string | null;

  @WhenGiven()
  @IsBoolean()
  is_active?: boolean;

  @IsOptional()
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  max_uses?: number | null;

  @IsOptional()
  @Max(2_000_000_000)
  @Min(0)
  @IsInt()
  min_amount?: number | null;

  @IsOptional()
  @IsoDate()
  valid_from?: string | null;

  @IsOptional()
  @IsoDate()
  valid_until?: string | null;

  @SeenAt() seen_updated_at?: string | null;
}

/** POST /api/referral-codes/validate */
export class ValidateReferralDto implements ValidateReferralRequest {
  @Trim()
  @MaxLength(64)
  @IsNotEmpty({ message: 'Invalid referral code' })
  @IsString({ message: 'Invalid referral code' })
  code: string;
}

/** POST /api/discount-codes/validate; the amount is price × quantity in rupiah. */
export class ValidateDiscountDto implements ValidateDiscountRequest {
  @Trim()
  @MaxLength(64)
  @IsNotEmpty({ message: 'Invalid discount code' })
  @IsString({ message: 'Invalid discount code' })
  code: string;

  @IsOptional()
  @Max(2_000_000_000)
  @Min(0)
  @IsInt()
  amount?: number;
}
