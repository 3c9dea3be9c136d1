import { useEffect, useState } from 'react';
import { formatJakarta } from '../../../lib/jakartaTime';
import { timeLeft } from './timeLeft';

const TICK_MS = 1_000;
const RELOAD_MS = 5_000;

interface TimeLeftProps {
  expiresAt: string;
  /** Loads the order again: called every five seconds once its time is over. */
  reload: () => void;
}

/** When an order's time ends, counted down. */
export function TimeLeft({ expiresAt, reload }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(expiresAt, now);
  const isOver = left === null;
  useEffect(() => {
    const clock = isOver ? setInterval(reload, RELOAD_MS) : setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, [isOver, reload]);
  return (
    <>
      {formatJakarta(expiresAt)} WIB
      <br />
      <strong role="timer">{left ?? 'Time is over: it ends within two minutes'}</strong>
    </>
  );
}
