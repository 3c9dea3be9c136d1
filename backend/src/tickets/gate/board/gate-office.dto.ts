import { Transform } from 'class-transformer';
import {
  MAX_GATE_ITEMS,
  MAX_GATE_NAME_LENGTH,
  MAX_GATES,
  type GateSettingsRequest,
  type SeenRecord,
} from '@festival/contracts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { IsoDate } from '../../../platform/http/requests/iso-date.js';
import { ReadOnlyFields } from '../../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../../platform/http/requests/seen-at.js';
import { MaxLength } from '../../../platform/http/requests/max-length.js';

/** White space at the ends tells no names apart. */
const TrimEach = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'string' ? each.trim() : each)) : value,
  );

/** PUT /api/admin/gate/settings. */
@ReadOnlyFields('updated_at')
export class GateSettingsDto implements GateSettingsRequest, SeenRecord {
  @IsNotEmpty({ each: true })
  @MaxLength(MAX_GATE_NAME_LENGTH, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(MAX_GATES)
  @ArrayMinSize(1)
  @IsArray()
  @TrimEach()
  gates: string[];

  @IsNotEmpty({ each: true })
  @MaxLength(MAX_GATE_NAME_LENGTH, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(MAX_GATE_ITEMS)
  @IsArray()
  @TrimEach()
  items: string[];

  @IsBoolean()
  allows_reentry: boolean;

  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'The PIN has six digits.' })
  @IsString()
  pin: string | null;

  @IsOptional()
  @IsoDate()
  ends_at: string | null;

  @SeenAt() seen_updated_at?: string | null;
}
