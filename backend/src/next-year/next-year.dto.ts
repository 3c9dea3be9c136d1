import {
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type Language,
  LANGUAGES,
  type NextYearRequest,
  type NextYearTokenRequest,
  normalizeEmail,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength } from '../platform/http/requests/max-length.js';

export const NEXT_YEAR_TOKEN = /^[\w-]{32}$/;
export const LINK_NOT_VALID = 'This link is not valid any more.';

export class NextYearDto implements NextYearRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH, { message: CHECKOUT_TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: CHECKOUT_TEXTS.emailInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.emailRequired })
  @IsString({ message: CHECKOUT_TEXTS.emailRequired })
  email: string;

  @IsIn(LANGUAGES, { message: 'The language must be en or id' })
  language: Language;
}

export class NextYearTokenDto implements NextYearTokenRequest {
  @Matches(NEXT_YEAR_TOKEN, { message: LINK_NOT_VALID })
  token: string;
}
