import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { formatJakarta } from '../../fields/jakartaTime';
import { timeLeft } from './timeLeft';

const TICK_MS = 1_000;
const ENDS_WITHIN_MS = 5_000;

/** When an order's time ends, counted down; from then on the page is loaded again until the order has ended. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const refresh = useRefresh();
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(expiresAt, now);
  const isOver = left === null;
  useEffect(() => {
    const clock = isOver ? setInterval(refresh, ENDS_WITHIN_MS) : setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, [isOver, refresh]);
  return (
    <>
      {formatJakarta(expiresAt)} WIB
      <br />
      <strong role="timer">{left ?? 'Time is over: it ends within seconds'}</strong>
    </>
  );
}
