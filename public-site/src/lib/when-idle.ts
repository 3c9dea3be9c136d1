/** Where a browser can't tell when it is idle. */
const WITHOUT_IDLE_MS = 1000;

/** Calls back once the page has loaded and the browser has nothing better to do; gives what calls it off. */
export function whenIdle(start: () => void): () => void {
  let callOff = () => window.removeEventListener('load', wait);
  function wait(): void {
    if (typeof window.requestIdleCallback === 'function') {
      const waiting = window.requestIdleCallback(start);
      callOff = () => window.cancelIdleCallback(waiting);
    } else {
      const waiting = setTimeout(start, WITHOUT_IDLE_MS);
      callOff = () => clearTimeout(waiting);
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => callOff();
}
