import { useState, useSyncExternalStore } from 'react';

/** `failing`: there is a network, but the last call got no answer from the server. */
export type Connection = 'online' | 'offline' | 'failing';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The connection as the browser knows it and as the last call found it. */
export function useConnection(): { connection: Connection; noteCall: (serverAnswered: boolean) => void } {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [serverAnswered, noteCall] = useState(true);
  if (!hasNetwork) return { connection: 'offline', noteCall };
  return { connection: serverAnswered ? 'online' : 'failing', noteCall };
}
