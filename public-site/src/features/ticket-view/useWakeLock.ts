import { useEffect } from 'react';

/** Keeps the screen on while `active`. The browser drops the lock whenever the page is hidden; it is asked for again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery, say: the ticket is shown all the same.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) await granted?.release();
      else lock = granted;
    };
    const onVisibility = () => void acquire();
    document.addEventListener('visibilitychange', onVisibility);
    void acquire();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [active]);
}
