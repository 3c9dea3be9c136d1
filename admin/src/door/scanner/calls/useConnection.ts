import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { askSession } from './scannerApi';
import { readAccess, type Access } from '../scan/judgeTicket';
import { isServing } from '../scan/callOutcome';

/** How often the server is asked whether it is there, milliseconds. */
export const ASK_EVERY_MS = 10_000;

/** `failing`: there is a network, but the last call got no answer from the server. */
export type Connection = 'online' | 'offline' | 'failing';

/** The result of a call; `access` is left out when it told nothing about it. */
export interface CallNote {
  serverAnswered: boolean;
  access?: Access;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * The connection and the right to scan, as the last call found them. The server is asked every 10 s while the page is
 * in sight, and at once when the network or the page comes back.
 */
export function useConnection(): { connection: Connection; access: Access; noteCall: (note: CallNote) => void } {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [serverAnswered, setServerAnswered] = useState(true);
  const [access, setAccess] = useState<Access>('granted');
  const noteCall = useCallback((note: CallNote) => {
    setServerAnswered(note.serverAnswered);
    if (note.access) setAccess(note.access);
  }, []);

  useEffect(() => {
    let isAsking = false;
    let stopped = false;
    const ask = async () => {
      if (isAsking || document.hidden || !navigator.onLine) return;
      isAsking = true;
      const outcome = await askSession();
      isAsking = false;
      if (!stopped) noteCall({ serverAnswered: isServing(outcome), access: readAccess(outcome) });
    };
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, ASK_EVERY_MS);
    window.addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [noteCall]);

  if (!hasNetwork) return { connection: 'offline', access, noteCall };
  return { connection: serverAnswered ? 'online' : 'failing', access, noteCall };
}
