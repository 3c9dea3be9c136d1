import {
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  normalizeEmail,
  normalizePhone,
  type PurchaseLoginRequest,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, ValidateBy } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { ReadableName } from '../../platform/http/requests/readable.js';

const NAME_MAX_LENGTH = 190;

type Transformed = { value: unknown };

export class PurchaseLoginDto implements PurchaseLoginRequest {
  @Transform(({ value }: Transformed) => (typeof value === 'string' ? value.trim() : value))
  @ReadableName({ message: CHECKOUT_TEXTS.fullNameUnreadable })
  @MaxLength(NAME_MAX_LENGTH, { message: `Full name must be at most ${NAME_MAX_LENGTH} characters` })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.fullNameRequired })
  @IsString({ message: CHECKOUT_TEXTS.fullNameRequired })
  name: string;

  @Transform(({ value }: Transformed) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @MaxLength(EMAIL_MAX_LENGTH, { message: CHECKOUT_TEXTS.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: CHECKOUT_TEXTS.emailInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.emailRequired })
  @IsString({ message: CHECKOUT_TEXTS.emailRequired })
  email: string;

  @ValidateBy(
    { name: 'isPhone', validator: { validate: (value: string) => normalizePhone(value) !== null } },
    { message: CHECKOUT_TEXTS.phoneInvalid },
  )
  @IsNotEmpty({ message: CHECKOUT_TEXTS.phoneRequired })
  @IsString({ message: CHECKOUT_TEXTS.phoneRequired })
  phone: string;
}
