import { applyDecorators } from '@nestjs/common';
import { IsISO8601, ValidateBy } from 'class-validator';
import { isStorable } from '../../database/storable-dates.js';

/** A date and time, ISO 8601, of a year that the databases keep (1000 to 9999). */
export const IsoDate = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    ValidateBy({
      name: 'storable',
      validator: {
        // Also what ISO 8601 allows and `Date` can't read, such as weeks.
        validate: (value: unknown) => isStorable(new Date(String(value))),
        defaultMessage: () => '$property must be a date and time between the years 1000 and 9999',
      },
    }),
  );
