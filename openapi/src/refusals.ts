import type { Refusal } from './controller-source.js';
import { type JsonSchema, refTo } from './json-schema.js';
import { contractName } from './wanted-types.js';
import { MUTATING, needsCsrfToken, type Route } from './routes.js';

interface Usual {
  description: string;
  message: string;
  errors?: Record<string, string[]>;
  request_id?: string;
  headers?: Record<string, object>;
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until a repeat makes sense.', schema: { type: 'integer', minimum: 0 } },
};

/** Refusals that come before a handler or out of any of them. The keys are the names in `components.responses`. */
export const USUAL: Readonly<Record<number, Usual>> = {
  400: {
    description: 'The JSON or a parameter can’t be read.',
    message: 'The request could not be understood.',
  },
  401: { description: 'Not signed in.', message: 'Please log in to continue.' },
  403: { description: 'Signed in without the right.', message: 'You do not have permission to do this.' },
  404: { description: 'There is no such record.', message: 'Not found.' },
  413: { description: 'The body is too large.', message: 'The request is too large.' },
  415: { description: 'The body’s media type isn’t taken.', message: 'This content type is not supported.' },
  419: {
    description: 'The anti-forgery token is missing or wrong.',
    message: 'CSRF token mismatch. Please refresh the page and try again.',
  },
  422: {
    description: 'Fields are wrong: texts by field.',
    message: 'Please enter a valid email address',
    errors: { email: ['Please enter a valid email address'] },
  },
  429: {
    description: 'Too many requests.',
    message: 'Too many requests. Please wait a moment and try again.',
    headers: RETRY_AFTER,
  },
  500: {
    description: 'A fault of the server. `request_id` names it in the log.',
    message: 'Something went wrong on our end. Please try again later.',
    request_id: '0b5cf6a4-2f6f-4a80-9d0a-3a1a1f5e8b1c',
  },
  503: {
    description: 'The database or a part of the server is away.',
    message: 'The service is temporarily unavailable. Please try again in a moment.',
    headers: RETRY_AFTER,
  },
};

/** Named responses for `components.responses`. */
export function usualResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(USUAL).map(([status, { description, message, errors, request_id, headers }]) => [
      `Refused${status}`,
      { description, headers, content: json(refTo('Failure'), { success: false, message, errors, request_id }) },
    ]),
  );
}

/** Every refusal of a route, by status. */
export function refusalsOf(
  route: Route,
  own: readonly Refusal[],
  bodies: ReadonlyMap<string, JsonSchema>,
): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const status of usualStatuses(route)) responses[status] = { $ref: `#/components/responses/Refused${status}` };
  for (const status of new Set(own.map((each) => each.status))) {
    responses[status] = ownRefusal(
      own.filter((each) => each.status === status),
      status,
      bodies,
    );
  }
  return responses;
}

function usualStatuses(route: Route): number[] {
  const isMutating = MUTATING.includes(route.method);
  const statuses = [400, 429, 500, 503];
  if (route.access.kind === 'staff') statuses.push(401, 403);
  if (route.access.kind === 'buyer' || route.access.kind === 'optional-buyer') statuses.push(401);
  if (route.parameters.some((each) => each.isId)) statuses.push(404);
  if (isMutating) statuses.push(413, 415);
  if (needsCsrfToken(route)) statuses.push(419);
  if (route.body) statuses.push(422);
  return statuses.sort((a, b) => a - b);
}

/** Refusals of one status: the usual one is among them where the route has it too. */
function ownRefusal(own: readonly Refusal[], status: number, bodies: ReadonlyMap<string, JsonSchema>): object {
  const schemas = own.map(({ bodyType }) =>
    bodyType === null ? refTo('Failure') : bodies.get(contractName(bodyType)),
  );
  const unique = [...new Map([refTo('Failure'), ...schemas].map((each) => [JSON.stringify(each), each])).values()];
  const examples = Object.fromEntries(
    own
      .filter(({ bodyType }) => bodyType === null)
      .map(({ text }, index) => [`refusal${index + 1}`, { summary: text, value: { success: false, message: text } }]),
  );
  return {
    description: own.map(({ text }) => text).join('\n\n'),
    headers: USUAL[status]?.headers,
    content: {
      'application/json': {
        schema: unique.length === 1 ? unique[0] : { anyOf: unique },
        ...(Object.keys(examples).length > 0 ? { examples } : {}),
      },
    },
  };
}

export function json(schema: JsonSchema, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}
