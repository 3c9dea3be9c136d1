import type { DataSource, TableColumnOptions } from 'typeorm';

type Options = Partial<TableColumnOptions>;

/** Column definitions for `new Table(…)`, in the words that the connected database uses. */
export class TableColumns {
  constructor(private readonly dataSource: DataSource) {}

  id(): TableColumnOptions {
    return {
      name: 'id',
      type: this.type('integer'),
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    };
  }

  int(name: string, options: Options = {}): TableColumnOptions {
    return { name, type: this.type('integer'), ...options };
  }

  flag(name: string): TableColumnOptions {
    return { name, type: this.type('boolean'), ...(this.isMysql ? { width: 1 } : {}) };
  }

  text(name: string, length = 190, options: Options = {}): TableColumnOptions {
    return { name, type: this.type('varchar'), length: String(length), ...options };
  }

  longText(name: string, options: Options = {}): TableColumnOptions {
    return { name, type: this.type('text'), ...options };
  }

  json(name: string, options: Options = {}): TableColumnOptions {
    return this.longText(name, options);
  }

  time(name: string, options: Options = {}): TableColumnOptions {
    return { name, type: this.type('datetime'), precision: 3, ...options };
  }

  get isMysql(): boolean {
    return this.dataSource.driver.options.type === 'mariadb';
  }

  private type(type: 'integer' | 'boolean' | 'varchar' | 'text' | 'datetime'): string {
    return this.dataSource.driver.normalizeType({ type });
  }
}
