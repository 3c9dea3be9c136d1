import {
  type AdminLoginRequest,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  MIN_SIGN_IN_PASSWORD_LENGTH,
  normalizeEmail,
  SIGN_IN_TEXTS,
} from '@festival/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** Longer ones only cost the hash time. */
const MAX_PASSWORD_LENGTH = 200;

export class SignInDto implements AdminLoginRequest {
  @ApiProperty({ example: 'admin@festival.local' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH, { message: SIGN_IN_TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: SIGN_IN_TEXTS.emailInvalid })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.emailRequired })
  @IsString({ message: SIGN_IN_TEXTS.emailRequired })
  email: string;

  @ApiProperty({ format: 'password', minLength: MIN_SIGN_IN_PASSWORD_LENGTH })
  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters` })
  @MinLength(MIN_SIGN_IN_PASSWORD_LENGTH, { message: SIGN_IN_TEXTS.passwordTooShort })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.passwordRequired })
  @IsString({ message: SIGN_IN_TEXTS.passwordRequired })
  password: string;
}
