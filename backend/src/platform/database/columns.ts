import { Column, type ColumnOptions } from 'typeorm';

/**
 * Column kinds that mean the same in SQLite and MariaDB. Times are set in code (UTC, milliseconds): the databases'
 * own defaults lose the milliseconds or differ.
 */
export const TimeColumn = (options: ColumnOptions = {}) => Column({ type: 'datetime', precision: 3, ...options });
export const OptionalTimeColumn = (options: ColumnOptions = {}) => TimeColumn({ nullable: true, ...options });

/** Text that is indexed or compared; 190 characters fit an index in every supported database. */
export const TextColumn = (length = 190, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });
export const OptionalTextColumn = (length = 190, options: ColumnOptions = {}) =>
  TextColumn(length, { nullable: true, ...options });

export const LongTextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });
export const OptionalLongTextColumn = (options: ColumnOptions = {}) => LongTextColumn({ nullable: true, ...options });

/** Whole numbers, among them all money (rupiah). */
export const IntColumn = (options: ColumnOptions = {}) => Column({ type: 'integer', ...options });
export const OptionalIntColumn = (options: ColumnOptions = {}) => IntColumn({ nullable: true, ...options });

export const FlagColumn = (options: ColumnOptions = {}) => Column({ type: 'boolean', ...options });

/** JSON stored as text. */
export const JsonColumn = (options: ColumnOptions = {}) => Column({ type: 'simple-json', ...options });
