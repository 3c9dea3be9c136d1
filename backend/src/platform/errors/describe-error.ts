import { fileURLToPath } from 'node:url';
import { isNativeError } from 'node:util/types';

/** The facts of a failure that the log may hold. */
export interface ErrorFacts {
  type: string;
  code?: string;
  /** Frames in our own code, innermost first. */
  stack?: string[];
  cause?: ErrorFacts;
}

const MOST_FRAMES = 12;
const MOST_CAUSES = 3;
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Type, code and our own stack. Messages stay out: those of drivers, providers and mail servers repeat values that were
 * sent (a name, a signed link, a password's hash), and a failed statement carries its SQL and parameters along.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!isNativeError(error)) return { type: typeof error };
  const { cause } = error as { cause?: unknown };
  const code = codeOf(error);
  return {
    type: word(error.constructor.name) ?? 'Error',
    ...(code !== undefined && { code }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: errorFacts(cause, depth + 1) }),
  };
}

/** The same in a few words, for the end of a line: `QueryFailedError ER_DUP_ENTRY at Outbox.add (backend/…:31:5)`. */
export function describeError(error: unknown): string {
  const { type, code, stack, cause } = errorFacts(error);
  const name = [type, code ?? cause?.code].filter(Boolean).join(' ');
  return stack?.[0] ? `${name} ${stack[0]}` : name;
}

/** Frames of a stack's text that lie in our own code. */
export function ownFrames(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => /^\s+(at .*?)\(?(?:file:\/\/)?(\/[^()]+:\d+:\d+)\)?$/.exec(line))
    .flatMap((found) => (found?.[2]?.startsWith(ROOT) && !found[2].includes('/node_modules/') ? [frame(found)] : []))
    .slice(0, MOST_FRAMES);
}

function frame([, at = '', place = '']: RegExpExecArray | string[]): string {
  const where = place.slice(ROOT.length);
  return at.trim() === 'at' ? `at ${where}` : `${at.trim()} (${where})`;
}

/** Without the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = message ? stack.indexOf(message) + message.length : 0;
  return ownFrames(stack.slice(Math.max(0, end)));
}

function codeOf(error: Error): string | undefined {
  const { code, driverError, responseCode, status } = error as {
    code?: unknown;
    driverError?: { code?: unknown };
    responseCode?: unknown;
    status?: unknown;
  };
  return [driverError?.code, code, responseCode, status].map(word).find((each) => each !== undefined);
}

/** A code or a name is one short word; anything else is a text. */
function word(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w.-]{1,60}$/.test(text) ? text : undefined;
}
