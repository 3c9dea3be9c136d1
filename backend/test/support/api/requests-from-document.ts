import fc, { type Arbitrary } from 'fast-check';
import { type ApiDocument, type ApiSchema, apiDocument } from './documented-answers.js';

/** A request that the API document allows, or nearly. */
export interface MadeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Ids, order numbers and codes that exist, so that not every request is a 404. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

interface Operation {
  parameters?: Array<{ name: string; in: string; required?: boolean } & Media>;
  requestBody?: { content: Record<string, Media> };
}

interface Media {
  schema?: ApiSchema;
  content?: Record<string, { schema: ApiSchema }>;
}

const DEEPEST = 5;
/** One value in so many isn't what the document asks for. */
const WRONG_ONE_IN = 6;

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '../..',
  '%00',
  "' OR 1=1 --",
  '<b>x</b>',
  '😀',
  '\u0000',
  'x'.repeat(300),
  'null',
];
const ODD_VALUES: unknown[] = [null, true, 0, -1, 1.5, 2 ** 53, [], {}, [[]], '', 'x'.repeat(5_000), '\ud800'];

/** One arbitrary for each operation of the document, in its order. */
export function requestArbitraries(known: KnownValues): Array<{ name: string; request: Arbitrary<MadeRequest> }> {
  const { paths } = apiDocument();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      request: requestOf(method.toUpperCase(), path, operation as Operation, known),
    })),
  );
}

function requestOf(method: string, path: string, operation: Operation, known: KnownValues): Arbitrary<MadeRequest> {
  const parameters = operation.parameters ?? [];
  const inPlace = (place: string): Record<string, Arbitrary<string | undefined>> =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place)
        .map((each) => [each.name, parameterOf(each, place === 'path', known)]),
    );
  return fc
    .record({
      path: fc.record(inPlace('path')),
      query: fc.record(inPlace('query')),
      header: fc.record(inPlace('header')),
      body: bodyOf(operation.requestBody?.content ?? {}),
    })
    .map((made) => ({
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(made.path[name] ?? 'x')) + queryOf(made.query),
      headers: { ...headersOf(made.header), ...made.body.headers },
      body: method === 'GET' ? undefined : made.body.text,
    }));
}

function parameterOf(
  parameter: { name: string; required?: boolean } & Media,
  isRequired: boolean,
  known: KnownValues,
): Arbitrary<string | undefined> {
  const { name, schema, content } = parameter;
  const inJson = content?.['application/json']?.schema;
  const values: Array<{ weight: number; arbitrary: Arbitrary<string | undefined> }> = [
    { weight: 3, arbitrary: inJson ? ofSchema(inJson).map((each) => JSON.stringify(each)) : textOf(schema ?? {}) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  ];
  const there = known[name];
  if (there) values.push({ weight: 6, arbitrary: fc.constantFrom(...there) });
  if (!isRequired) values.push({ weight: 4, arbitrary: fc.constant(undefined) });
  return fc.oneof(...values);
}

function textOf(schema: ApiSchema): Arbitrary<string> {
  return ofSchema(schema).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

function bodyOf(
  content: Record<string, Media>,
): Arbitrary<{ text: string | undefined; headers: Record<string, string> }> {
  const [type, media] = Object.entries(content)[0] ?? [];
  const headers = { 'content-type': type ?? 'application/json' };
  if (type === undefined) {
    const none = { text: undefined, headers: {} };
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(none) },
      { weight: 1, arbitrary: fc.constant({ text: '{}', headers }) },
    );
  }
  if (type !== 'application/json') return fc.string().map((text) => ({ text, headers }));
  return fc.oneof(
    { weight: 12, arbitrary: ofSchema(media?.schema ?? {}).map((body) => ({ text: JSON.stringify(body), headers })) },
    { weight: 1, arbitrary: fc.json().map((text) => ({ text, headers })) },
    { weight: 1, arbitrary: fc.string().map((text) => ({ text, headers })) },
  );
}

/** Values that fit the schema, with a wrong one now and then. */
function ofSchema(schema: ApiSchema, depth = 0): Arbitrary<unknown> {
  const right = rightValues(resolved(schema), depth);
  return fc.oneof(
    { weight: WRONG_ONE_IN - 1, arbitrary: right },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_VALUES) },
  );
}

function rightValues(schema: ApiSchema, depth: number): Arbitrary<unknown> {
  const { enum: values, anyOf, properties, items, prefixItems, examples } = schema;
  if (depth > DEEPEST) return fc.constant(null);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map((each) => ofSchema(each, depth + 1)));
  if (prefixItems) return fc.tuple(...prefixItems.map((each) => ofSchema(each, depth + 1)));
  if (properties) {
    const parts = Object.entries(properties).map(([name, each]) => [name, ofSchema(each, depth + 1)]);
    return fc.record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: schema.required ?? [],
    });
  }
  const type = [schema.type].flat()[0];
  const made = plainValues(schema, type, depth, items);
  return examples?.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, made) : made;
}

function plainValues(
  schema: ApiSchema,
  type: string | undefined,
  depth: number,
  items?: ApiSchema,
): Arbitrary<unknown> {
  const { minimum = -10, maximum = 1_000_000, format, minLength = 0, maxLength = 40 } = schema;
  switch (type) {
    case 'string':
      if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
      if (format === 'email') return fc.emailAddress();
      return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' });
    case 'integer':
    case 'number':
      return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 2 ** 31)) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(ofSchema(items ?? {}, depth + 1), { maxLength: 4 });
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function resolved(schema: ApiSchema): ApiSchema {
  const name = schema.$ref?.split('/').pop();
  if (name === undefined) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(componentOf(apiDocument(), name)), ...own };
}

function componentOf(document: ApiDocument, name: string): ApiSchema {
  const component = document.components.schemas[name];
  if (!component) throw new Error(`There is no component ${name}.`);
  return component;
}

/** Dots alone are a step in an address, which the client itself takes. */
function encoded(text: string): string {
  const part = encodeURIComponent(Buffer.from(text).toString());
  return /^\.{0,2}$/.test(part) ? 'x' : part;
}

function queryOf(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(Buffer.from(value).toString())}`],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** A header holds visible characters of Latin-1 only. */
function headersOf(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value.replaceAll(/[^\x20-\x7e]/g, '?')]],
    ),
  );
}
