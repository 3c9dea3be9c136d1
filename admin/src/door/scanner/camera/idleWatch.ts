export const SLEEP_AFTER_MS = 60_000;

export interface IdleWatch {
  sawCode(): void;
  stop(): void;
}

/** Calls `onIdle` once when for 60 s there was neither a code nor a touch nor a key. */
export function watchIdle(onIdle: () => void): IdleWatch {
  let timer = setTimeout(onIdle, SLEEP_AFTER_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(onIdle, SLEEP_AFTER_MS);
  };
  const stopListening = onTouchOrKey(again);
  return {
    sawCode: again,
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Calls `act` at each touch, click and key anywhere on the page. Call the result to stop. */
export function onTouchOrKey(act: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  window.addEventListener('pointerdown', act, options);
  window.addEventListener('keydown', act, options);
  return () => listening.abort();
}
