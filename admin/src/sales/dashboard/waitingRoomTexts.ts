import type { WaitingRoomMode, WaitingRoomPause, WaitingRoomState, WaitingRoomWarning } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

interface ModeText {
  name: string;
  button: string;
  question: string;
  consequence: string;
}

export const MODE_TEXTS: Readonly<Record<WaitingRoomMode, ModeText>> = {
  off: {
    name: t('Off'),
    button: t('Turn off'),
    question: t('Turn the waiting room off?'),
    consequence: t(
      'Everybody who waits is let in at once. Turned on again within an hour, they have their places back.',
    ),
  },
  automatic: {
    name: t('Automatic'),
    button: t('Automatic'),
    question: t('Let the waiting room decide?'),
    consequence: t('It opens when very many orders come at once, and closes when nobody waits any more.'),
  },
  on: {
    name: t('On'),
    button: t('Turn on'),
    question: t('Turn the waiting room on?'),
    consequence: t(
      'Everybody who wants to buy waits for their turn. Buyers who are filling in the form are sent there too; what they typed stays. Payments, tickets and this office go on as always.',
    ),
  },
};

export const STATE_TEXTS: Readonly<Record<WaitingRoomState, string>> = {
  off: t('Nobody waits'),
  gathering: t('Before the opening'),
  open: t('Letting people in'),
  paused: t('Paused'),
  sold_out: t('Sold out'),
};

/** Before the opening, where nothing says when it comes. */
export const NO_OPENING_TEXT = t('no time is set. Set it under Settings, or a start under Ticket Types');

export const PAUSE_TEXTS: Readonly<Record<WaitingRoomPause, string>> = {
  busy: t('Paused: the system is under load'),
  full: t('Paused: as many as may be are inside'),
  closed: t('Paused: no ticket is on sale'),
};

export const WARNING_TEXTS: Readonly<Record<WaitingRoomWarning, string>> = {
  slow_orders: t('Orders take longer than a second: fewer people are let in.'),
  event_loop: t('A process is busy for more than 100 ms at a time: fewer people are let in.'),
  database_pool: t('All connections to the database are in use: fewer people are let in.'),
  provider_away: t('The payment provider can’t keep up: fewer people are let in.'),
  notifications: t('Many payments wait to be confirmed: fewer people are let in.'),
  no_controller: t('Nobody has been let in or counted for ten seconds: is a process running?'),
  nothing_on_sale: t('No ticket is on sale, so nobody is let in. Open a sale under Ticket Types.'),
};
