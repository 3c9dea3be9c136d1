import { normalizePhone } from '@festival/contracts';
import { registerDecorator, type ValidationOptions } from 'class-validator';

/** A phone number that can be written in E.164. */
export function IsPhone(options: ValidationOptions): PropertyDecorator {
  return (target, propertyName) => {
    registerDecorator({
      name: 'isPhone',
      target: target.constructor,
      propertyName: String(propertyName),
      options,
      validator: { validate: (value: unknown) => typeof value === 'string' && normalizePhone(value) !== null },
    });
  };
}
