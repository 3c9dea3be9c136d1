import { useEffect, useState } from 'react';
import { formatJakarta } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';

/** `12 min 05 s left`; from an hour on `2 h 05 min left`; null when the time is over. */
export function timeLeft(expiresAt: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60)
    return t('%{minutes} h %{minutes2} min left', {
      minutes: Math.floor(minutes / 60),
      minutes2: twoDigits(minutes % 60),
    });
  return t('%{minutes} min %{seconds} s left', { minutes, seconds: twoDigits(seconds % 60) });
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

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
      {t('%{expiresAt} WIB', { expiresAt: formatJakarta(expiresAt) })}
      <br />
      <strong role="timer">{left ?? t('Time is over: it ends within two minutes')}</strong>
    </>
  );
}
