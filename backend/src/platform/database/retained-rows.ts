import type { ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows of a table that hold personal data for a while. Conditions are SQL with the table's own column names. */
export interface RetainedRows<T extends ObjectLiteral = ObjectLiteral> {
  entity: new () => T;
  /** The column of the time that its days count from. */
  date: string;
  /** Which rows still hold some. Said so that no index serves: the walk is what bounds a statement. */
  holds: string;
  /** What becomes of them, or of one of them; null: they are deleted. */
  becomes: QueryDeepPartialEntity<T> | ((row: T) => QueryDeepPartialEntity<T>) | null;
  /** The column by which they are walked through: a whole number, or a text that is unique. */
  walkBy: string;
  /** Set for a text. `within`: a whole number with few values, in each of which the text is unique. */
  text?: { within?: string };
  /** The order that they belong to, as SQL. They change under its lock, and not while it is under way. */
  orderId?: string;
}
