import { isReadableName, isReadableText } from '@festival/contracts';
import { ValidateBy, type ValidationOptions } from 'class-validator';

const Readable =
  (name: string, isReadable: (text: string) => boolean) =>
  (options: ValidationOptions): PropertyDecorator =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => typeof value !== 'string' || isReadable(value) } },
      options,
    );

/** A person's name; what is missing or empty is for the other rules to tell. */
export const ReadableName = Readable('readableName', (text) => text === '' || isReadableName(text));

/** A text over several lines. */
export const ReadableText = Readable('readableText', isReadableText);
