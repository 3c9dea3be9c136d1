import { api } from '../../../lib/api/api';

/** A third of the time after which the server takes a silent buyer for gone. */
const STAY_EVERY_MS = 15_000;

/** Leaves for the waiting page when people wait and this browser's turn hasn't come; true with a turn that ends. */
async function waitForTurn(): Promise<boolean> {
  const { state } = await api('/api/waiting-room');
  return state !== 'off' && (await api('/api/waiting-room/enter', { method: 'POST' })).pass !== null;
}

const hasNoTurn = async (): Promise<boolean> => (await api('/api/waiting-room/stay', { method: 'POST' })).pass === null;

/**
 * Waits for the buyer's turn, and says that somebody is here until the turn is used or over; else the next person is let
 * in. A failure lets the form decide: each call of the checkout asks for the turn again. Gives what ends it.
 */
export function keepTurn(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const again = () => {
    if (!isLeft) timer = setTimeout(() => void stay(), STAY_EVERY_MS);
  };
  const stay = async () => {
    const isOver = await hasNoTurn().catch(() => false);
    if (!isOver) again();
  };
  const begin = async () => {
    if (await waitForTurn().catch(() => false)) again();
  };
  void begin();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}
