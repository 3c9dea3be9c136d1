import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { TableColumns } from './table-columns.js';

const ROOMS = 'waiting_rooms';
const PASSES = 'waiting_passes';

/** The waiting room: one row a sale, and one for each person who was let in. */
export class WaitingRoom1763850000000 implements MigrationInterface {
  name = 'WaitingRoom1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    const c = new TableColumns(runner.connection);
    const optional = { isNullable: true };
    const rooms = new Table({
      name: ROOMS,
      columns: [
        c.id(),
        c.text('mode', 12),
        c.flag('is_active'),
        c.int('capacity'),
        c.time('opens_at', optional),
        c.time('opened_at', optional),
        c.text('seed', 64),
        c.int('gathered', optional),
        c.int('issued'),
        c.int('admitted'),
        c.int('inside'),
        c.int('entered'),
        c.int('pace_limit'),
        c.int('pace'),
        c.text('pause', 12, optional),
        c.text('pressure', 190, optional),
        c.time('pressed_until', optional),
        c.flag('is_sold_out'),
        c.int('unpaid_seats'),
        c.time('unpaid_until', optional),
        c.text('message', 300, optional),
        c.text('message_id', 300, optional),
        c.time('controlled_at', optional),
        c.time('updated_at'),
      ],
    });
    const passes = new Table({
      name: PASSES,
      columns: [
        c.int('room_id', { isPrimary: true }),
        c.text('place_id', 32, { isPrimary: true }),
        c.time('entered_at'),
        c.time('expires_at'),
        c.text('used_by', 20, optional),
        c.time('released_at', optional),
      ],
      indices: [{ name: 'waiting_passes_released', columnNames: ['room_id', 'released_at', 'expires_at'] }],
    });
    // MariaDB keeps each statement at once: a start that was broken off has done some of them.
    for (const table of [rooms, passes]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [PASSES, ROOMS]) await runner.dropTable(table);
  }
}
