import { statusAnswer } from '@festival/backend/platform/http/errors/failure.js';
import { CHECKOUT_TEXTS } from '@festival/contracts';
import type { Refusal } from './controller-source.js';
import { type JsonSchema, jsonContent, refTo } from './json-schema.js';
import { contractName } from './wanted-types.js';
import { MUTATING, needsCsrfToken, type Route } from './routes.js';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until a repeat makes sense.', schema: { type: 'integer', minimum: 0 } },
};

/** The meaning of each status of a refusal. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The JSON or a parameter can’t be read.',
  401: 'Not signed in.',
  403: 'Signed in without the right.',
  404: 'There is no such record.',
  409: 'It is against the present state.',
  413: 'The body is too large.',
  415: 'The body’s media type isn’t taken.',
  419: 'The anti-forgery token is missing or wrong.',
  422: 'Fields are wrong: texts by field.',
  429: 'Too many requests.',
  500: 'A fault of the server. `request_id` names it in the log.',
  502: 'The payment provider could not be asked.',
  503: 'The database or a part of the server is away.',
};

/** What a refusal carries besides its text. */
const DETAILS: Readonly<Record<number, object>> = {
  422: { message: CHECKOUT_TEXTS.emailInvalid, errors: { email: [CHECKOUT_TEXTS.emailInvalid] } },
  500: { request_id: '0b5cf6a4-2f6f-4a80-9d0a-3a1a1f5e8b1c' },
};

/** Statuses that come before a handler or out of any of them. */
const USUAL = [400, 401, 403, 404, 413, 415, 419, 422, 429, 500, 503];

const headersOf = (status: number): object | undefined => (status === 429 || status === 503 ? RETRY_AFTER : undefined);

/** The refusals that many operations share, for `components.responses`. */
export function usualResponses(): Record<string, object> {
  return Object.fromEntries(
    USUAL.map((status) => {
      const example = { success: false, message: statusAnswer(status).message, ...DETAILS[status] };
      const content = jsonContent(refTo('Failure'), example);
      return [`Refused${status}`, { description: MEANINGS[status], headers: headersOf(status), content }];
    }),
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
  if (route.access.kind === 'phone') statuses.push(401, ...(route.access.roles.length > 1 ? [] : [403]));
  if (route.access.kind === 'buyer' || route.access.kind === 'optional-buyer') statuses.push(401);
  // No record, or a parameter that is too long for any.
  if (route.parameters.some((each) => each.in === 'path')) statuses.push(404);
  if (isMutating) statuses.push(413, 415);
  if (needsCsrfToken(route)) statuses.push(419);
  if (route.body) statuses.push(422);
  return statuses.sort((a, b) => a - b);
}

/** The refusals of one status with their texts as examples; the usual one is among them where the route has it too. */
function ownRefusal(own: readonly Refusal[], status: number, bodies: ReadonlyMap<string, JsonSchema>): object {
  const plain = own.filter(({ bodyType }) => bodyType === null);
  const special = own.filter(({ bodyType }) => bodyType !== null);
  const types = new Set(special.map(({ bodyType }) => contractName(bodyType ?? '')));
  const schemas = [refTo('Failure'), ...[...types].map((type) => bodies.get(type) ?? {})];
  const examples = plain.map(({ text }, index) => [
    `refusal${index + 1}`,
    { summary: text, value: { success: false, message: text } },
  ]);
  const json = {
    schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
    ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
  };
  return {
    description: [MEANINGS[status], ...special.map(({ text }) => text)].join('\n\n'),
    headers: headersOf(status),
    content: { 'application/json': json },
  };
}
