import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'scans';
const INDEXES = [
  { name: 'scans_gate', columnNames: ['gate', 'scanned_at'] },
  { name: 'scans_result', columnNames: ['result', 'scanned_at'] },
  { name: 'scans_code', columnNames: ['code'] },
];

/** The scan log is listed by gate, result and code. */
export class ScanLog1763746000000 implements MigrationInterface {
  name = 'ScanLog1763746000000';

  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    const made = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const index of INDEXES) {
      if (!made.includes(index.name)) await runner.createIndex(TABLE, new TableIndex(index));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES) await runner.dropIndex(TABLE, name);
  }
}
