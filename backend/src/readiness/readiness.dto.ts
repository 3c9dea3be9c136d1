import {
  type DkimSelectorRequest,
  DKIM_SELECTOR_PATTERN,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  normalizeEmail,
  SIGN_IN_TEXTS,
  type TestMailRequest,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, ValidateIf } from 'class-validator';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';

export class TestMailDto implements TestMailRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(EMAIL_PATTERN, { message: SIGN_IN_TEXTS.emailInvalid })
  @IsNotEmpty({ message: SIGN_IN_TEXTS.emailRequired })
  @IsString({ message: SIGN_IN_TEXTS.emailRequired })
  to: string;
}

export class DkimSelectorDto implements DkimSelectorRequest {
  @Trim()
  @ValidateIf((_dto, value) => value !== null)
  @Matches(DKIM_SELECTOR_PATTERN, { message: 'A selector has letters, digits, dots and dashes only' })
  @IsString({ message: 'A selector has letters, digits, dots and dashes only' })
  selector: string | null;
}
