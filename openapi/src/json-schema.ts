/** The part of JSON Schema 2020-12 that is used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  readOnly?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const COMPONENT = '#/components/schemas/';

export const refTo = (name: string): JsonSchema => ({ $ref: `${COMPONENT}${name}` });

/** A body or parameter of JSON. */
export const jsonContent = (schema: JsonSchema, example?: unknown): object => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

/** The component that a schema refers to; undefined when it says its content itself. */
export function componentName(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith(COMPONENT) ? schema.$ref.slice(COMPONENT.length) : undefined;
}

/** Copies a schema with `change` applied to each of its parts, the innermost first. */
export function mapSchema(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const part = (each: JsonSchema): JsonSchema => mapSchema(each, change);
  const copy: JsonSchema = { ...schema };
  if (schema.properties) {
    copy.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, part(each)]));
  }
  if (schema.items) copy.items = part(schema.items);
  if (schema.propertyNames) copy.propertyNames = part(schema.propertyNames);
  if (typeof schema.additionalProperties === 'object') copy.additionalProperties = part(schema.additionalProperties);
  for (const key of ['prefixItems', 'anyOf', 'allOf', 'oneOf'] as const) {
    if (schema[key]) copy[key] = schema[key].map(part);
  }
  return change(copy);
}

/** A schema made from draft 7, where a tuple's parts were called `items`. */
export function modernised(schema: JsonSchema): JsonSchema {
  const { items, ...rest } = schema;
  return Array.isArray(items) ? { ...rest, prefixItems: items as JsonSchema[] } : schema;
}
