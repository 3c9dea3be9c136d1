import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * At most so many characters, counted as the databases do: by code points. The rule of that name in class-validator
 * leaves variation selectors out, so that MariaDB would refuse a row of hearts.
 */
export const MaxLength = (max: number, options: ValidationOptions = {}): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxLength',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && [...value].length <= max,
        defaultMessage: () => `$property must be shorter than or equal to ${max} characters`,
      },
    },
    options,
  );
