/** A row of the changes of tickets. */
export interface ChangeRow {
  id: number;
  changedAt: Date;
}

/** No transaction lasts longer: statements end after 15 s. */
const LONGEST_TRANSACTION_MS = 30_000;

/**
 * The number from which a phone asks on, having read these rows in the order of their ids. Databases hand out an id when
 * a row is written and show it when its transaction commits. So the number stays before an id that was passed over, until
 * no transaction can hold that any more: what follows it is told once more.
 */
export function settledNumber(since: number, rows: readonly ChangeRow[], now: Date): number {
  let settled = since;
  for (const { id, changedAt } of rows) {
    if (id !== settled + 1 && now.getTime() - changedAt.getTime() < LONGEST_TRANSACTION_MS) return settled;
    settled = id;
  }
  return settled;
}

/** Up to a row that is older all have been committed or given up. */
export const settledBefore = (now: Date): Date => new Date(now.getTime() - LONGEST_TRANSACTION_MS);
