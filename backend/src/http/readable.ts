import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Everything that can't be seen. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/** One line of characters that can be seen: a name goes into mails, tables and the payment provider's pages. */
export const ReadableLine = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'readableLine', validator: { validate: (value: unknown) => !UNSEEN.test(String(value)) } },
    options,
  );

/** The same over several lines: line breaks and tabs are let through. */
export const ReadableText = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'readableText',
      validator: { validate: (value: unknown) => !UNSEEN.test(String(value).replace(/[\n\r\t]/g, ' ')) },
    },
    options,
  );
