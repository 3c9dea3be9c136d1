import { resolve } from 'node:path';

/** Where mails are written as files when nothing else is said. */
export function defaultOutbox(varDir: string): string {
  return resolve(varDir, 'outbox');
}
