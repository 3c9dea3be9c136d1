import { applyDecorators } from '@nestjs/common';
import { IsISO8601, ValidateBy } from 'class-validator';
import { isStorable } from '../database/storable-dates.js';

/** A date and time, ISO 8601, of a year that the databases keep (1970 to 9998). */
export const IsoDate = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    ValidateBy({
      name: 'storable',
      validator: {
        // Whatever is no date at all is told by the other rule.
        validate: (value: unknown) => Number.isNaN(Date.parse(String(value))) || isStorable(new Date(String(value))),
        defaultMessage: () => '$property must be between the years 1970 and 9998',
      },
    }),
  );
