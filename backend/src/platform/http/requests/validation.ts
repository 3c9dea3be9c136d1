import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '@festival/contracts';
import type { ValidationError } from 'class-validator';
import { AppError, type ErrorCode } from '../../errors/app-error.js';
import { readOnlyFieldsOf } from './read-only-fields.js';

const MAX_ID = 2_147_483_647;
const LONGEST_FIELD_NAME_SHOWN = 60;
/** Deeper than any body of ours; what reads a body goes down its parts one call each. */
const DEEPEST = 32;
const NO_OBJECT_TEXT = 'The request body must be an object.';
const NOT_DTOS: readonly unknown[] = [String, Boolean, Number, Array, Object];

/**
 * Checks bodies and queries by their DTO classes. A body's unknown fields are refused (422), its read-only ones
 * dropped; a query's unknown keys are dropped and its wrong ones refused (400). One text a field: of several failing
 * rules the decorator nearest to the property speaks.
 */
@Injectable()
export class RequestValidation implements PipeTransform {
  private readonly body = new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => refusal('VALIDATION', errors),
  });
  private readonly query = new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => refusal('BAD_REQUEST', errors),
  });

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!metadata.metatype || NOT_DTOS.includes(metadata.metatype)) return value;
    if (metadata.type === 'body') return this.body.transform(withoutReadOnly(value, metadata.metatype), metadata);
    if (metadata.type === 'query') return this.query.transform(value, metadata);
    return value;
  }
}

function withoutReadOnly(body: unknown, dto: object): unknown {
  if (body === undefined || body === null) return body;
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('VALIDATION', NO_OBJECT_TEXT, { errors: { body: [NO_OBJECT_TEXT] } });
  }
  if (isDeeperThan(DEEPEST, body)) throw new AppError('BAD_REQUEST', 'The request could not be understood.');
  const dropped = readOnlyFieldsOf(dto);
  if (dropped.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => !dropped.includes(field)));
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function refusal(code: ErrorCode, failed: ValidationError[]): AppError {
  const errors: FieldErrors = {};
  collect(failed, '', errors);
  const [first] = Object.values(errors).flat();
  return new AppError(code, first ?? 'The given data was invalid.', { errors });
}

function collect(failed: ValidationError[], prefix: string, into: FieldErrors): void {
  for (const { property, constraints, children } of failed) {
    const field = `${prefix}${property.slice(0, LONGEST_FIELD_NAME_SHOWN)}`;
    if (constraints?.whitelistValidation) into[field] = [`The field ${field} is not allowed.`];
    else if (constraints) into[field] = Object.values(constraints);
    if (children?.length) collect(children, `${field}.`, into);
  }
}

/** A positive whole number from the path; anything else names no record, so it is 404 before any query. */
@Injectable()
export class ParseId implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= MAX_ID)) throw new AppError('NOT_FOUND', 'Not found.');
    return id;
  }
}
