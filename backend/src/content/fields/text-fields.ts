import { MAX_SORT_ORDER } from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { Trim } from '../../platform/http/requests/trim.js';

const LONGEST_LINE = 190;

/** May be left out, but not be null. */
export const WhenGiven = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

export const AtMost = (label: string, max: number, options: ValidationOptions = {}): PropertyDecorator =>
  MaxLength(max, { ...options, message: `${label} may have at most ${max} characters` });

/** Text that must be there; trimmed. `max` in characters. */
export const RequiredText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    AtMost(label, max),
    ApiProperty({ maxLength: max }),
  );

/** Text that may be left out or empty; null counts as empty. Trimmed. */
export const OptionalText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value)),
    Trim(),
    WhenGiven(),
    IsString({ message: `${label} must be text` }),
    AtMost(label, max),
    ApiProperty({ maxLength: max, required: false }),
  );

/** A text's second language, beside its first: may be left out; null and empty clear it. Trimmed. */
export const SecondText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString({ message: `${label} must be text` }),
    AtMost(label, max),
    ApiProperty({ type: String, maxLength: max, nullable: true, required: false }),
  );

/** A name for machines: `ucare`, `e-ulympic_2`. */
export const Key = (label: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    AtMost(label, 64),
    Matches(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, {
      message: `${label} may hold letters, digits and single dashes or underscores`,
    }),
    ApiProperty({ maxLength: 64 }),
  );

/** A place in the list; a whole number. */
export const SortOrder = (lowest = 0, highest = MAX_SORT_ORDER): PropertyDecorator => {
  const range =
    highest === MAX_SORT_ORDER
      ? `Sort order must be at least ${lowest}`
      : `Sort order must be between ${lowest} and ${highest}`;
  return applyDecorators(
    IsInt({ message: 'Sort order is required' }),
    Min(lowest, { message: range }),
    Max(highest, { message: range }),
    ApiProperty({ type: 'integer', minimum: lowest, maximum: highest }),
  );
};

/** Yes or no; left as it is, or at its default, when left out. */
export const OptionalFlag = (label: string): PropertyDecorator =>
  applyDecorators(
    WhenGiven(),
    IsBoolean({ message: `${label} must be true or false` }),
    ApiProperty({ type: 'boolean', required: false }),
  );
