import {
  CHECKOUT_TEXTS,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type CheckExistingRequest,
  ORDER_NUMBER_PATTERN,
  type ResumeRequest,
  type SendLinkRequest,
} from '@festival/contracts';
import { IsNotEmpty, IsString, Matches, ValidateIf } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { IsPhone } from '../is-phone.js';

/** POST /api/orders/check-existing */
export class CheckExistingDto implements CheckExistingRequest {
  @Trim()
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(EMAIL_PATTERN, { message: CHECKOUT_TEXTS.emailInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.emailRequired })
  @IsString({ message: CHECKOUT_TEXTS.emailRequired })
  email: string;

  @Trim()
  @IsPhone({ message: CHECKOUT_TEXTS.phoneInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.phoneRequired })
  @IsString({ message: CHECKOUT_TEXTS.phoneRequired })
  phone: string;
}

const byDetails = ({ order_number: orderNumber }: SendLinkDto): boolean => orderNumber === undefined;

/** POST /api/orders/send-link: an order number, or the details that `check-existing` takes. */
export class SendLinkDto implements SendLinkRequest {
  @ValidateIf((request: SendLinkDto) => !byDetails(request))
  @Matches(ORDER_NUMBER_PATTERN, { message: 'Order not found.' })
  order_number?: string;

  @ValidateIf(byDetails)
  @Trim()
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(EMAIL_PATTERN, { message: CHECKOUT_TEXTS.emailInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.emailRequired })
  @IsString({ message: CHECKOUT_TEXTS.emailRequired })
  email?: string;

  @ValidateIf(byDetails)
  @Trim()
  @IsPhone({ message: CHECKOUT_TEXTS.phoneInvalid })
  @IsNotEmpty({ message: CHECKOUT_TEXTS.phoneRequired })
  @IsString({ message: CHECKOUT_TEXTS.phoneRequired })
  phone?: string;
}

/** POST /api/auth/resume */
export class ResumeDto implements ResumeRequest {
  @MaxLength(20)
  @IsString()
  order_number: string;

  @MaxLength(100)
  @IsString()
  signature: string;
}
