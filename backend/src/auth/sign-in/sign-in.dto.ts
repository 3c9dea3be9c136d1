import {
  type AdminLoginRequest,
  type AdminLogoutRequest,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type Language,
  LANGUAGES,
  MAX_PASSWORD_LENGTH,
  MIN_SIGN_IN_PASSWORD_LENGTH,
  normalizeEmail,
  type OwnLanguageRequest,
  SIGN_IN_TEXTS,
  TWO_FACTOR_TEXTS,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';

export const MAX_CODE_LENGTH = 20;

export class SignInDto implements AdminLoginRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH, { message: SIGN_IN_TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: SIGN_IN_TEXTS.emailInvalid })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.emailRequired })
  @IsString({ message: SIGN_IN_TEXTS.emailRequired })
  email: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @MinLength(MIN_SIGN_IN_PASSWORD_LENGTH, { message: SIGN_IN_TEXTS.passwordTooShort })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.passwordRequired })
  @IsString({ message: SIGN_IN_TEXTS.passwordRequired })
  password: string;

  /** With two-factor authentication: the app's six digits, or a recovery code. */
  @IsOptional()
  @MaxLength(MAX_CODE_LENGTH, { message: TWO_FACTOR_TEXTS.codeWrong })
  @IsString({ message: TWO_FACTOR_TEXTS.codeWrong })
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  code?: string;
}

export class SignOutDto implements AdminLogoutRequest {
  @IsOptional()
  @IsBoolean()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  everywhere?: boolean;
}

export class OwnLanguageDto implements OwnLanguageRequest {
  @IsIn([...LANGUAGES, null], { message: 'Choose en, id, or null for the browser’s language' })
  language: Language | null;
}
