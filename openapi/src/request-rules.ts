import { readOnlyFieldsOf } from '@festival/backend/platform/http/requests/read-only-fields.js';
import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { JsonSchema } from './json-schema.js';

interface Rule {
  name?: string | undefined;
  type: string;
  propertyName: string;
  constraints?: unknown[] | undefined;
  each: boolean;
}

/** The rules of class-validator that say as much as a JSON schema can. */
const KEYWORDS: Readonly<Record<string, (...values: never[]) => JsonSchema>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isIn: (values: unknown[]) => ({ enum: values }),
  min: (minimum: number) => ({ minimum }),
  max: (maximum: number) => ({ maximum }),
  maxLength: (maxLength: number) => ({ maxLength }),
  minLength: (minLength: number) => ({ minLength }),
  isLength: (minLength: number, maxLength: number) => ({ minLength, maxLength }),
  matches: (pattern: RegExp) => (pattern.flags.includes('i') ? {} : { pattern: pattern.source }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayUnique: () => ({ uniqueItems: true }),
  isIso8601: () => ({ format: 'date-time' }),
};

export interface FieldRules {
  schema: JsonSchema;
  /** May be left out. */
  isOptional: boolean;
}

/** Each field of a DTO class, with the limits that the server checks. */
export function rulesOf(dto: Type): Map<string, FieldRules> {
  const fields = new Map<string, FieldRules>();
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false) as Rule[];
  for (const { name, type, propertyName, constraints = [], each } of rules) {
    const field = fields.get(propertyName) ?? { schema: {}, isOptional: false };
    fields.set(propertyName, field);
    if (type === 'conditionalValidation') field.isOptional = true;
    const keywords = KEYWORDS[name ?? type]?.(...(constraints as never[])) ?? {};
    if (each) field.schema.items = { ...field.schema.items, ...keywords };
    else Object.assign(field.schema, keywords);
  }
  return fields;
}

/**
 * The request's schema: the contract type with the limits of the DTO class. Fields that an update may send back are
 * there too, as read-only. `differences` says where the type and the class don't agree on the fields.
 */
export function withRules(schema: JsonSchema, dto: Type): { schema: JsonSchema; differences: string[] } {
  // A choice between shapes is decided by the class as a whole.
  if (schema.anyOf) return { schema, differences: [] };
  const rules = rulesOf(dto);
  const typed = schema.properties ?? {};
  const differences = [
    ...Object.keys(typed)
      .filter((name) => !rules.has(name))
      .map((name) => `${dto.name} has no rule for ${name}, which its contract type has.`),
    ...[...rules.keys()]
      .filter((name) => !(name in typed))
      .map((name) => `${dto.name}.${name} isn't in its contract type.`),
  ];
  const properties: Record<string, JsonSchema> = {};
  for (const [name, property] of Object.entries(typed)) {
    const rule = rules.get(name);
    properties[name] = merged(property, rule?.schema ?? {});
    const isRequired = schema.required?.includes(name) ?? false;
    if (!isRequired && rule && !rule.isOptional) {
      differences.push(`${dto.name}.${name} may be left out by its type, and not by its rules.`);
    }
  }
  for (const name of readOnlyFieldsOf(dto)) properties[name] ??= { readOnly: true, description: 'Ignored.' };
  return { schema: { ...schema, properties }, differences };
}

/** `limits` belong to the value, so they skip a null beside it. */
function merged(property: JsonSchema, limits: JsonSchema): JsonSchema {
  const { items, type, enum: values, minLength, ...rest } = limits;
  const add: JsonSchema = { ...rest };
  if (minLength !== undefined && type === 'string') add.minLength = minLength;
  if (type === 'integer') add.type = nullable(property) ? ['integer', 'null'] : 'integer';
  if (values && !property.$ref && !property.enum)
    add.enum = nullable(property) ? [...new Set([...values, null])] : values;
  if (items && property.items) add.items = merged(property.items, items);
  if (Object.keys(add).length === 0) return property;
  return property.$ref ? { ...property, ...without(add, 'type') } : { ...property, ...add };
}

function nullable({ type, anyOf = [] }: JsonSchema): boolean {
  return (Array.isArray(type) && type.includes('null')) || anyOf.some((choice) => choice.type === 'null');
}

function without(schema: JsonSchema, key: keyof JsonSchema): JsonSchema {
  const { [key]: _, ...rest } = schema;
  return rest;
}
