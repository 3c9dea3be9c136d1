/** Keeps the screen on while the ticket is held up at the gate; what it returns lets it sleep again. */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  // The browser drops the lock whenever the page is hidden, so it is asked for again each time it is seen.
  const request = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on low battery, say: the ticket is shown all the same.
    const granted = await navigator.wakeLock.request('screen').catch(() => null);
    if (over) await granted?.release();
    else lock = granted;
  };
  const onVisible = () => void request();

  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
