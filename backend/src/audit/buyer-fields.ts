const ERASED = '[erased]';
/** Fields of records and requests that name a buyer, or hold what staff wrote about one. */
const OF_BUYERS: ReadonlySet<string> = new Set(
  `buyer_name buyer_email buyer_phone to text q account proof answer reason resolved_reason sync_locked_reason last_error
  note`.split(/\s+/),
);
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['name', 'email']);
const OF_PHONES: ReadonlySet<string> = new Set(['phone']);

type Facts = Record<string, unknown> | null;

/** A record whose texts in the fields that name a buyer are replaced, at any depth. All else stays as it is. */
export const withoutBuyer = (record: Facts): Facts => erasedIn(record, OF_BUYERS) as Facts;

/** The same for those that name a member of staff. */
export const withoutAccount = (record: Facts): Facts => erasedIn(record, OF_ACCOUNTS) as Facts;

/** The same for names of phones at the gate, which are mostly those of volunteers. */
export const withoutPhone = (record: Facts): Facts => erasedIn(record, OF_PHONES) as Facts;

/** A record in which another text is wherever exactly this one was. */
export function withText(record: Facts, text: string, other: string): Facts {
  if (record === null) return null;
  const replaced = (value: unknown): unknown => {
    if (value === text) return other;
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
  };
  return replaced(record) as Facts;
}

/** What a record tells of a buyer: those fields alone. */
export function factsOfBuyer(record: Facts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => OF_BUYERS.has(key)));
}

function erasedIn(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => erasedIn(each, fields));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [
    key,
    fields.has(key) && typeof each === 'string' ? ERASED : erasedIn(each, fields),
  ]);
  return Object.fromEntries(entries);
}
