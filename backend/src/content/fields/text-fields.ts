import { MAX_SORT_ORDER } from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
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
  type ValidationOptions,
} from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const LONGEST_LINE = 190;

export const AtMost = (label: string, max: number, options: ValidationOptions = {}): PropertyDecorator =>
  MaxLength(max, { ...options, message: `${label} may have at most ${max} characters` });

/** Required text, trimmed. `max` is in characters. */
export const RequiredText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    AtMost(label, max),
  );

/** Optional text, trimmed; may be empty, and null counts as empty. */
export const OptionalText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value)),
    Trim(),
    WhenGiven(),
    IsString({ message: `${label} must be text` }),
    AtMost(label, max),
  );

/** A text's optional translation, trimmed; null and empty clear it. */
export const SecondText = (label: string, max = LONGEST_LINE): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value)),
    IsOptional(),
    IsString({ message: `${label} must be text` }),
    AtMost(label, max),
  );

/** A machine-readable name: `ucare`, `e-ulympic_2`. */
export const Key = (label: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    AtMost(label, 64),
    Matches(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, {
      message: `${label} may hold letters, digits and single dashes or underscores`,
    }),
  );

export const SortOrder = (lowest = 0, highest = MAX_SORT_ORDER): PropertyDecorator => {
  const range =
    highest === MAX_SORT_ORDER
      ? `Sort order must be at least ${lowest}`
      : `Sort order must be between ${lowest} and ${highest}`;
  return applyDecorators(
    IsInt({ message: 'Sort order is required' }),
    Min(lowest, { message: range }),
    Max(highest, { message: range }),
  );
};

/** An optional boolean. */
export const OptionalFlag = (label: string): PropertyDecorator =>
  applyDecorators(WhenGiven(), IsBoolean({ message: `${label} must be true or false` }));
