import { Transform } from 'class-transformer';

/** Takes the white space off both ends before the other rules look. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
