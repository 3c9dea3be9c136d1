import { sample } from 'openapi-sampler';
import { successOf } from './answers.js';
import type { HandlerSource } from './controller-source.js';
import { GROUPS, groupOf } from './groups.js';
import { componentName, type JsonSchema } from './json-schema.js';
import { parametersOf } from './parameters.js';
import { refusalsOf, usualResponses } from './refusals.js';
import { withRules } from './request-rules.js';
import { needsCsrfToken, type Route } from './routes.js';
import type { TypeSchemas } from './type-schemas.js';
import { bodyName, wantedNames } from './wanted-types.js';

export interface Operation extends Route {
  source: HandlerSource;
  /** Folder of the controller in the backend, with a slash at the end. */
  folder: string;
}

type Components = Record<string, JsonSchema>;

export interface Document {
  openapi: string;
  info: object;
  servers: object[];
  tags: object[];
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; responses: object; securitySchemes: object };
}

const SECURITY_SCHEMES = {
  admin: {
    type: 'apiKey',
    in: 'cookie',
    name: 'admin_session',
    description: 'Staff: the cookie of `POST /admin/login`.',
  },
  purchase: { type: 'http', scheme: 'bearer', description: 'A buyer: the token of `POST /api/auth/login`.' },
  phone: { type: 'http', scheme: 'bearer', description: 'A phone at the gate: the session of `POST /api/gate/pair`.' },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-TOKEN',
    description: 'The token of `GET /api/csrf-token`, with the cookie that came with it.',
  },
};

/** Puts the OpenAPI document together. */
export function makeDocument(operations: readonly Operation[], types: TypeSchemas, introduction: string): Document {
  const components = { ...types.components };
  const bodies = requestBodies(operations, types, components);
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    const at = paths[operation.path] as Record<string, object>;
    if (operation.method in at) throw new Error(`${operation.method} ${operation.path} is there twice.`);
    at[operation.method] = describe(operation, operations, types, components, bodies);
  }
  const document: Document = {
    openapi: '3.1.0',
    info: {
      title: 'Festival platform',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: components, responses: usualResponses(), securitySchemes: SECURITY_SCHEMES },
  };
  return pruned(JSON.parse(JSON.stringify(document)) as Document);
}

/** The schema of each body, by its DTO's name. A named contract type gets the DTO's limits in its place. */
function requestBodies(
  operations: readonly Operation[],
  types: TypeSchemas,
  components: Record<string, JsonSchema>,
): Map<string, JsonSchema> {
  const bodies = new Map<string, JsonSchema>();
  const problems: string[] = [];
  for (const { body } of operations) {
    if (!body || bodies.has(body.name)) continue;
    const wanted = types.wanted.get(bodyName(body.name));
    if (!wanted) {
      problems.push(`${body.name} implements no contract type.`);
      continue;
    }
    const name = componentName(wanted) ?? `${body.name.replace(/Dto$/, '')}Request`;
    const content = components[name] && componentName(wanted) ? components[name] : wanted;
    const { schema, differences } = withRules(content, body);
    problems.push(...differences);
    components[name] = schema;
    bodies.set(body.name, { $ref: `#/components/schemas/${name}` });
  }
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return bodies;
}

function describe(
  operation: Operation,
  all: readonly Operation[],
  types: TypeSchemas,
  components: Components,
  bodies: ReadonlyMap<string, JsonSchema>,
): object {
  const { source, access, body, status } = operation;
  const names = wantedNames(operation);
  const example = (schema: JsonSchema): unknown => exampleOf(schema, components);
  const extra = types.wanted.get(names.extra);
  const resolved = extra && (components[componentName(extra) ?? ''] ?? extra);
  const schema = body ? bodies.get(body.name) : types.wanted.get(names.body);
  const success = successOf(source, types.wanted.get(names.data), resolved, example);
  const successes = source.successes.length > 0 ? source.successes : [{ status, text: 'Success.' }];
  const parameters = parametersOf(operation, source);
  const roles = access.kind === 'staff' ? access.roles : null;
  return {
    operationId: idOf(operation, all),
    tags: [groupOf(operation.folder, access.kind === 'staff')],
    summary: source.summary,
    description: [source.description, whoMayCall(access)].filter(Boolean).join('\n\n'),
    ...(roles ? { 'x-roles': roles } : {}),
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(source, schema, components),
    responses: {
      ...Object.fromEntries(successes.map((each) => [each.status, { ...success, description: each.text }])),
      ...(source.answer.isCacheable
        ? { 304: { description: 'Unchanged since the `ETag` that came as `If-None-Match`.' } }
        : {}),
      ...refusalsOf(operation, source.refusals, types.wanted),
    },
  };
}

/** JSON and, with the same fields, the other media types that the handler names. A body of optional fields is optional. */
function requestBodyOf(source: HandlerSource, schema: JsonSchema | undefined, components: Components): object {
  if (!schema && source.consumes.length === 0) return {};
  const types = schema ? new Set(['application/json', ...source.consumes]) : source.consumes;
  const media = schema ? { schema, example: exampleOf(schema, components, true) } : { schema: {} };
  const fields = schema && (components[componentName(schema) ?? ''] ?? schema);
  const required = !fields || fields.anyOf !== undefined || (fields.required ?? []).length > 0;
  return { requestBody: { required, content: Object.fromEntries([...types].map((type) => [type, media])) } };
}

function exampleOf(schema: JsonSchema, components: Components, skipReadOnly = false): unknown {
  return sample(schema as object, { skipReadOnly }, { components: { schemas: components } });
}

/** The handler's name, with the controller's where two are named alike; a second path of one handler is numbered. */
function idOf(operation: Operation, all: readonly Operation[]): string {
  const area = operation.controller.replace(/Controller$/, '');
  const id = `${area.charAt(0).toLowerCase()}${area.slice(1)}_${operation.handler}`;
  const same = all.filter((each) => each.controller === operation.controller && each.handler === operation.handler);
  const index = same.indexOf(operation);
  return index === 0 ? id : `${id}_${index + 1}`;
}

function whoMayCall(access: Route['access']): string {
  switch (access.kind) {
    case 'public':
      return '';
    case 'buyer':
      return 'Needs a purchase token.';
    case 'optional-buyer':
      return 'A purchase token is read when one comes.';
    case 'optional-staff':
      return 'Shows more to signed-in staff.';
    case 'phone':
      return `Needs a phone's session${access.roles.length > 1 ? '' : ' with the role `lead`'}.`;
    case 'staff':
      return `For ${access.roles.map((role) => `\`${role}\``).join(', ')}.`;
  }
}

function securityOf(route: Route): object[] {
  const { access } = route;
  const needsToken = needsCsrfToken(route);
  const csrf = needsToken ? { csrf: [] } : {};
  switch (access.kind) {
    case 'public':
      return needsToken ? [csrf] : [];
    case 'buyer':
      return [{ purchase: [], ...csrf }];
    case 'optional-buyer':
      return [csrf, { purchase: [], ...csrf }];
    case 'optional-staff':
      return [csrf, { admin: [], ...csrf }];
    case 'phone':
      return [{ phone: [], ...csrf }];
    case 'staff':
      return [{ admin: [], ...csrf }];
  }
}

/** Without the components that nothing refers to. */
function pruned(document: Document): Document {
  const { schemas } = document.components;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      if (!schemas[name]) throw new Error(`There is no component ${name}.`);
      visit(schemas[name]);
    }
  };
  visit(document.paths);
  visit(document.components.responses);
  const kept = Object.keys(schemas)
    .filter((name) => used.has(name))
    .sort();
  document.components.schemas = Object.fromEntries(kept.map((name) => [name, schemas[name] ?? {}]));
  return document;
}
