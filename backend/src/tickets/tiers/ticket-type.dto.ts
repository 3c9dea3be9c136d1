import {
  BUTTON_TEXTS,
  MAX_TICKET_TYPES,
  PRICE_STEP,
  type ButtonText,
  type SeenTicketType,
  type TicketTypeRequest,
} from '@festival/contracts';
import {
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsoDate } from '../../platform/http/requests/iso-date.js';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';

const COLOUR = /^#[0-9a-fA-F]{6}$/;

/** POST and PUT /api/ticket-types. Rupiah, ISO 8601. */
@ReadOnlyFields('id', 'sold', 'held', 'opened_at', 'created_at', 'on_sale', 'not_on_sale')
export class TicketTypeDto implements TicketTypeRequest, SeenTicketType {
  @Max(MAX_TICKET_TYPES, { message: 'Sort order must be between 1 and 5' })
  @Min(1, { message: 'Sort order must be between 1 and 5' })
  @IsInt({ message: 'Sort order is required' })
  sort_order: number;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Type may hold lower-case letters, digits and single dashes' })
  @MaxLength(64)
  @IsNotEmpty({ message: 'Type is required' })
  @IsString({ message: 'Type is required' })
  type: string;

  @Trim()
  @MaxLength(190)
  @IsNotEmpty({ message: 'Header is required' })
  @IsString({ message: 'Header is required' })
  header: string;

  @IsOptional()
  @Max(100_000_000)
  @Min(0, { message: 'Price must be at least 0' })
  @IsDivisibleBy(PRICE_STEP, { message: 'Price must be in steps of 1000' })
  @IsInt({ message: 'Price must be in steps of 1000' })
  price: number | null;

  @IsIn(BUTTON_TEXTS, { message: 'Button text is required' })
  button_text: ButtonText;

  @IsOptional()
  @IsBoolean()
  is_disabled: boolean;

  @IsOptional()
  @IsBoolean()
  is_available: boolean;

  @IsOptional()
  @Matches(COLOUR, { message: 'Colour must be # followed by 6 hex digits' })
  @IsString({ message: 'Colour must be # followed by 6 hex digits' })
  background_color: string;

  @IsOptional()
  @Max(1_000_000)
  @Min(0)
  @IsInt()
  quota: number | null;

  @IsOptional()
  @IsoDate()
  sales_start_at: string | null;

  @IsOptional()
  @IsoDate()
  sales_end_at: string | null;

  @IsOptional()
  @MaxLength(64)
  @IsString()
  starts_after: string | null;

  @SeenAt() seen_updated_at?: string | null;

  /** Of a record that is sent back whole: over seats that moved since, its quota isn't written. */
  @SeenAt() updated_at?: string | null;
}
