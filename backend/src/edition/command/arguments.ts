import {
  EDITION_CONCERNS,
  EDITION_PARTS,
  type EditionConcern,
  type EditionPart,
  type EditionRequest,
  JAKARTA_OFFSET,
} from '@festival/contracts';
import { parseArgs } from 'node:util';
import { AppError } from '../../platform/errors/app-error.js';
import { isStorable } from '../../platform/database/storable-dates.js';

export const USAGE =
  'npm run edition:new -- --edition 2026 --date 2026-11-21T18:00 --admin EMAIL [--copy all or ticket_types,content,…] [--accept mails,…] [--yes 2025]';

export interface EditionArguments {
  request: EditionRequest;
  /** Whose account stays, and who is named in the audit log. */
  admin: string;
  /** The edition that ends, typed; null: nothing is to be changed. */
  confirm: string | null;
}

const OPTIONS = {
  edition: { type: 'string' },
  date: { type: 'string' },
  admin: { type: 'string' },
  copy: { type: 'string' },
  accept: { type: 'string' },
  yes: { type: 'string' },
} as const;

const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Null without any argument: to see what is, and to go on with what was interrupted. */
export function readArguments(args: string[]): EditionArguments | null {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (Object.keys(values).length === 0) return null;
  return {
    request: {
      edition: given(values.edition, '--edition'),
      concert_date: dateOf(given(values.date, '--date')),
      copy:
        values.copy === 'all' ? [...EDITION_PARTS] : listOf<EditionPart>('--copy', values.copy ?? '', EDITION_PARTS),
      accept: listOf<EditionConcern>('--accept', values.accept ?? '', EDITION_CONCERNS),
    },
    admin: given(values.admin, '--admin'),
    confirm: values.yes ?? null,
  };
}

function given(value: string | undefined, option: string): string {
  if (value?.trim()) return value.trim();
  throw new AppError('BAD_REQUEST', `Give ${option}. Usage: ${USAGE}`);
}

/** Jakarta's clock. */
function dateOf(text: string): string {
  const date = new Date(`${text}:00${JAKARTA_OFFSET}`);
  // `Date` takes 31 April for 1 May.
  const isDay = DATE.test(text) && new Date(`${text}:00Z`).toJSON()?.startsWith(text);
  if (isDay && isStorable(date)) return date.toISOString();
  throw new AppError(
    'BAD_REQUEST',
    `--date is '${text}': give the concert's day and time in Jakarta, such as 2026-11-21T18:00`,
  );
}

function listOf<T extends string>(option: string, text: string, known: readonly T[]): T[] {
  const words = text.split(',').map((word) => word.trim());
  const found = words.filter((word) => word !== '');
  const unknown = found.find((word) => !known.some((each) => each === word));
  if (unknown === undefined) return found as T[];
  throw new AppError('BAD_REQUEST', `${option} has '${unknown}': give some of ${known.join(', ')}`);
}
