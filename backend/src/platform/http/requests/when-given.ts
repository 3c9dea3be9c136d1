import { ValidateIf } from 'class-validator';

/** Optional, but not null. */
export const WhenGiven = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);
