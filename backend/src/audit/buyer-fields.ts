const ERASED = '[erased]';
/** Fields of records and requests that name a buyer, or hold what staff wrote about one. */
const OF_BUYERS: ReadonlySet<string> = new Set(
  `buyer_name buyer_email buyer_phone to text q account proof answer reason resolved_reason sync_locked_reason last_error
  note`.split(/\s+/),
);
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['name', 'email']);

type Facts = Record<string, unknown> | null;

/** A record whose texts in the fields that name a buyer are replaced, at any depth. All else stays as it is. */
export const withoutBuyer = (record: Facts): Facts => erasedIn(record, OF_BUYERS) as Facts;

/** The same for those that name a member of staff. */
export const withoutAccount = (record: Facts): Facts => erasedIn(record, OF_ACCOUNTS) as Facts;

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
