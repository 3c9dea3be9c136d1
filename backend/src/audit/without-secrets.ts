/** Snake, kebab and camel case alike: `password_hash`, `newPassword`, `X-API-Key`, `snapToken`. */
const SECRET = /password|secret|token|signature|private_?-?key|api_?-?key|cookie|authorization/i;

export const HIDDEN = '[hidden]';

/** A copy of a record fit for the audit log: values of secret fields hidden at any depth, times as ISO 8601. */
export function withoutSecrets(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, SECRET.test(key) ? HIDDEN : copy(value)]),
  );
}

function copy(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(copy);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
}
