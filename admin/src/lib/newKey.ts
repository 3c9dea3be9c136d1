const BYTES = 16;
/** RFC 9562: what the version 4 (random) and its variant set in two of the bytes. */
const [VERSION, VARIANT] = [0x40, 0x80];

/** A random UUID for one request. Works without HTTPS too, where `crypto.randomUUID` isn't there. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
