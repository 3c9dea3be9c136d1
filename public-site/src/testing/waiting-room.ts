import type { WaitingRoom } from '@festival/contracts';
import { readFileSync } from 'node:fs';

const PAGE = readFileSync(`${__dirname}/../../waiting-room.html`, 'utf8');

/** The body of the waiting page, as the server sends it. */
export const WAITING_PAGE_BODY = /<body>([^]*)<\/body>/.exec(PAGE)?.[1] ?? '';

/** A room that lets people in, 500 of whom came and 400 took part in the draw. */
export const OPEN_ROOM: WaitingRoom = {
  state: 'open',
  sale: 1,
  opens_at: null,
  issued: 500,
  admitted: 100,
  pace: 60,
  pause: null,
  seed_hash: '0'.repeat(64),
  seed: '0'.repeat(64),
  gathered: 400,
  unpaid_seats: 0,
  unpaid_until: null,
  message: null,
  message_id: null,
  ask_after: 3,
  as_of: '2026-10-03T09:00:00.000Z',
};
