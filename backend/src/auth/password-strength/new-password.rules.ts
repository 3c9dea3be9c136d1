import { newPasswordError, PASSWORD_TEXTS, passwordConfirmationError } from '@festival/contracts';
import { registerDecorator, type ValidationArguments } from 'class-validator';

type FindError = (value: string, request: Record<string, unknown>) => string | undefined;

/** A rule whose text depends on what is wrong. */
function rule(name: string, find: FindError): PropertyDecorator {
  const textOf = (value: unknown, args: ValidationArguments | undefined) =>
    find(typeof value === 'string' ? value : '', (args?.object ?? {}) as Record<string, unknown>);
  return (target, propertyName) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown, args) => textOf(value, args) === undefined,
        defaultMessage: (args) => textOf(args?.value, args) ?? '',
      },
    });
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Long and strong enough, and not the password of field `current`. */
export const IsNewPassword = (current?: string): PropertyDecorator =>
  rule('isNewPassword', (value, request) => {
    const isSame = current !== undefined && value !== '' && value === request[current];
    return newPasswordError(value) ?? (isSame ? PASSWORD_TEXTS.sameAsCurrent : undefined);
  });

/** The same as field `password`. */
export const ConfirmsPassword = (password: string): PropertyDecorator =>
  rule('confirmsPassword', (value, request) => passwordConfirmationError(text(request[password]), value));
