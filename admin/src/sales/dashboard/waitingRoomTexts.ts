import type { WaitingRoomMode, WaitingRoomPause, WaitingRoomState, WaitingRoomWarning } from '@festival/contracts';

interface ModeText {
  name: string;
  button: string;
  question: string;
  consequence: string;
}

export const MODE_TEXTS: Readonly<Record<WaitingRoomMode, ModeText>> = {
  off: {
    name: 'Off',
    button: 'Turn off',
    question: 'Turn the waiting room off?',
    consequence: 'Everybody who waits is let in at once. Turned on again within an hour, they have their places back.',
  },
  automatic: {
    name: 'Automatic',
    button: 'Automatic',
    question: 'Let the waiting room decide?',
    consequence: 'It opens when very many orders come at once, and closes when nobody waits any more.',
  },
  on: {
    name: 'On',
    button: 'Turn on',
    question: 'Turn the waiting room on?',
    consequence:
      'Everybody who wants to buy waits for their turn. Buyers who are filling in the form are sent there too; ' +
      'what they typed stays. Payments, tickets and this office go on as always.',
  },
};

export const STATE_TEXTS: Readonly<Record<WaitingRoomState, string>> = {
  off: 'Nobody waits',
  gathering: 'Before the opening',
  open: 'Letting people in',
  paused: 'Paused',
  sold_out: 'Sold out',
};

/** Before the opening, where nothing says when it comes. */
export const NO_OPENING_TEXT = 'no time is set. Set it under Settings, or a start under Ticket Types';

export const PAUSE_TEXTS: Readonly<Record<WaitingRoomPause, string>> = {
  busy: 'Paused: the system is under load',
  full: 'Paused: as many as may be are inside',
  closed: 'Paused: no ticket is on sale',
};

export const WARNING_TEXTS: Readonly<Record<WaitingRoomWarning, string>> = {
  slow_orders: 'Orders take longer than a second: fewer people are let in.',
  event_loop: 'A process is busy for more than 100 ms at a time: fewer people are let in.',
  database_pool: 'All connections to the database are in use: fewer people are let in.',
  provider_away: 'The payment provider can’t keep up: fewer people are let in.',
  notifications: 'Many payments wait to be confirmed: fewer people are let in.',
  no_controller: 'Nobody has been let in or counted for ten seconds: is a process running?',
  nothing_on_sale: 'No ticket is on sale, so nobody is let in. Open a sale under Ticket Types.',
};
