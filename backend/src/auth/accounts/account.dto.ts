import {
  type AdminAccountRequest,
  type AdminAccountUpdate,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  normalizeEmail,
  type Role,
  ROLES,
  SIGN_IN_TEXTS,
  type TwoFactorPolicy,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsISO8601, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

@ReadOnlyFields('id', 'email', 'is_set_up', 'two_factor', 'last_sign_in_at', 'created_at')
export class AccountUpdateDto implements AdminAccountUpdate {
  @Trim()
  @MaxLength(190, { message: 'Name must be at most 190 characters' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name: string;

  @IsIn(ROLES, { message: 'Role is required' })
  role: Role;

  @WhenGiven()
  @IsBoolean()
  is_active?: boolean;

  @IsOptional()
  @IsISO8601({ strict: true })
  updated_at?: string;
}

export class AccountDto implements AdminAccountRequest {
  @Trim()
  @MaxLength(190, { message: 'Name must be at most 190 characters' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH, { message: SIGN_IN_TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: SIGN_IN_TEXTS.emailInvalid })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.emailRequired })
  @IsString({ message: SIGN_IN_TEXTS.emailRequired })
  email: string;

  @IsIn(ROLES, { message: 'Role is required' })
  role: Role;
}

export class TwoFactorPolicyDto implements TwoFactorPolicy {
  @IsBoolean()
  required: boolean;
}
