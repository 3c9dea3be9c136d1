import { whenIdle } from './when-idle';

const WAITING = 'img[loading="lazy"][src$=".svg"]';

/**
 * Loads the drawings that are still away from the screen, one in each idle moment: read while a visitor scrolls, each
 * would hold up a frame on a slow phone. Not for visitors who save data. Gives what calls it off.
 */
export function loadDrawingsWhenIdle(page: Document): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  let callOff = () => undefined as void;
  if (connection?.saveData) return callOff;
  const loadNext = () => {
    const drawing = [...page.querySelectorAll(WAITING)].find(isLaidOut);
    if (!drawing) return;
    drawing.setAttribute('loading', 'eager');
    callOff = whenIdle(loadNext);
  };
  callOff = whenIdle(loadNext);
  return () => callOff();
}

const isLaidOut = (drawing: Element): boolean => drawing.getClientRects().length > 0;
