import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An answer of the server, as a test's client got it. */
export interface SeenAnswer {
  method: string;
  url: string;
  status: number;
  contentType: string | undefined;
  body: string;
}

interface MediaType {
  schema?: object;
}

/** The part of a schema that tests read. */
export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  prefixItems?: ApiSchema[];
  anyOf?: ApiSchema[];
}

export interface ApiOperation {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { schema?: ApiSchema; example?: Record<string, unknown> }> };
  responses: Record<string, { $ref?: string }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, ApiSchema>;
    responses: Record<string, { content?: Record<string, MediaType> }>;
  };
}

const DOCUMENT = join(__dirname, '../../../../contracts/openapi/openapi.json');
/** Refusals before any route, which belong to no operation; the document's introduction lists them. */
const BEFORE_ROUTES = new Set([405, 408, 414, 417, 431]);
/** The same for an address without any operation, whose body or form is looked at first. */
const WITHOUT_OPERATION = new Set([...BEFORE_ROUTES, 400, 404, 413, 415, 419]);

let document: ApiDocument | null = null;
let ajv: Ajv2020 | null = null;
let paths: Array<{ path: string; pattern: RegExp }> = [];
const validators = new Map<string, ValidateFunction>();
let problems: string[] = [];
let checked = 0;

/** Compares an answer with the API document; differences are collected for `takeProblems`. */
export function checkAnswer(answer: SeenAnswer): void {
  const problem = problemOf(answer);
  if (problem !== null) problems.push(`${answer.method} ${answer.url} → ${answer.status}: ${problem}`);
}

/** The differences since the last call. */
export function takeProblems(): string[] {
  const taken = problems;
  problems = [];
  return taken;
}

/** Adds the number of compared answers to the run's count. */
export function reportChecked(): void {
  const folder = process.env['TEST_RUN_FOLDER'];
  if (folder && checked > 0) appendFileSync(join(folder, 'documented-answers'), `${checked}\n`);
  checked = 0;
}

function problemOf({ method, url, status, contentType = '', body }: SeenAnswer): string | null {
  const path = url.replace(/^https?:\/\/[^/]+/, '').split('?')[0] ?? '';
  const pattern = pathOf(path);
  const operation = pattern && apiDocument().paths[pattern]?.[method.toLowerCase()];
  const response = operation && operation.responses[String(status)];
  if (!response) {
    if (method === 'HEAD' || (!operation && !isApi(path))) return null;
    if ((operation ? BEFORE_ROUTES : WITHOUT_OPERATION).has(status))
      return differenceFrom('components/schemas/Failure', body);
    return operation ? `the status isn't documented: ${body.slice(0, 200)}` : 'no such operation';
  }
  checked += 1;
  if (status === 304) return null;
  const media = contentType.split(';')[0]?.trim() ?? '';
  const name = response.$ref?.split('/').pop();
  const content = name ? apiDocument().components.responses[name]?.content : (response as { content?: object }).content;
  const type = (content as Record<string, MediaType> | undefined)?.[media];
  if (!type) return `the media type ${media} isn't documented`;
  if (media !== 'application/json') return null;
  const at = name
    ? `components/responses/${name}`
    : `paths/${escaped(pattern)}/${method.toLowerCase()}/responses/${status}`;
  return differenceFrom(`${at}/content/application~1json/schema`, body);
}

function differenceFrom(pointer: string, body: string): string | null {
  const validate = validatorOf(pointer);
  if (validate(JSON.parse(body))) return null;
  const [first] = validate.errors ?? [];
  return `${first?.instancePath || '/'} ${first?.message} ${JSON.stringify(first?.params)}: ${body.slice(0, 300)}`;
}

function isApi(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/docs');
}

export function apiDocument(): ApiDocument {
  if (document) return document;
  document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument;
  // Fixed parts before parameters: `/orders/totals` isn't the order called "totals".
  paths = Object.keys(document.paths)
    .sort((one, other) => parametersIn(one) - parametersIn(other))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  return document;
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

function pathOf(path: string): string | undefined {
  apiDocument();
  return paths.find(({ pattern }) => pattern.test(path))?.path;
}

function escaped(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function validatorOf(pointer: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, validateFormats: true, allErrors: false });
    addFormats.default(ajv);
    ajv.addSchema(apiDocument(), 'document', false);
  }
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
  validators.set(pointer, known);
  return known;
}
