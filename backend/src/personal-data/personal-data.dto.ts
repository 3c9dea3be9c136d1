import {
  type EarlierEndRequest,
  type EarlierEvent,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type ErasePersonRequest,
  type PersonRequest,
  RETENTION,
  type RetentionDays,
  type RetentionKind,
  type SeenRecord,
} from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsPhone } from '../orders/is-phone.js';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { SeenAt } from '../platform/http/requests/seen-at.js';
import { Trim } from '../platform/http/requests/trim.js';
import { WhenGiven } from '../platform/http/requests/when-given.js';

/** Whole days within the kind's bounds. */
function Days(kind: RetentionKind): PropertyDecorator {
  const { min, max } = RETENTION[kind];
  const message = `Must be a whole number of days from ${min} to ${max}.`;
  return applyDecorators(Max(max, { message }), Min(min, { message }), IsInt({ message }));
}

/** PUT /api/admin/personal-data/retention */
export class RetentionDto implements RetentionDays, SeenRecord {
  @Days('orders')
  orders: number;

  @Days('mails')
  mails: number;

  @Days('payments')
  payments: number;

  @Days('scans')
  scans: number;

  @Days('audit')
  audit: number;

  @Days('conversations')
  conversations: number;

  @Days('idempotency_keys')
  idempotency_keys: number;

  @Days('waiting_room')
  waiting_room: number;

  @Days('next_year')
  next_year: number;

  @Days('sign_ins')
  sign_ins: number;

  @SeenAt()
  seen_updated_at?: string | null;
}

/** PUT /api/admin/personal-data/earlier-end */
export class EarlierEndDto implements EarlierEndRequest {
  @IsISO8601({ strict: true }, { message: 'Must be a time.' })
  ended_at: string;

  @IsIn(['put_off', 'next_event'], { message: 'Must be put_off or next_event.' })
  was: EarlierEvent;
}

/** POST /api/admin/personal-data/look-up and /export */
export class PersonDto implements PersonRequest {
  @Matches(EMAIL_PATTERN, { message: 'Please enter an e-mail address.' })
  @MaxLength(EMAIL_MAX_LENGTH)
  @IsString({ message: 'Please enter an e-mail address.' })
  @Trim()
  email: string;

  @IsOptional()
  @IsPhone({ message: 'This is no phone number.' })
  phone?: string | null;

  @WhenGiven()
  @IsString({ each: true })
  @MaxLength(20, { each: true })
  @ArrayMaxSize(100)
  @IsArray({ message: 'The order numbers must be a list.' })
  order_numbers?: string[];
}

/** POST /api/admin/personal-data/erase */
export class ErasePersonDto extends PersonDto implements ErasePersonRequest {
  @MaxLength(EMAIL_MAX_LENGTH)
  @IsString()
  @Trim()
  confirm_email: string;
}
