import { whenIdle } from './when-idle';

const WAITING = 'img[loading="lazy"][src$=".svg"]';

/**
 * Loads the drawings that are still away from the screen, one in each idle moment: read while a visitor scrolls, each
 * would hold up a frame on a slow phone. Not for visitors who save data.
 */
export function loadDrawingsWhenIdle(page: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  whenIdle(() => {
    const drawing = page.querySelector(WAITING);
    if (!drawing) return;
    drawing.setAttribute('loading', 'eager');
    loadDrawingsWhenIdle(page);
  });
}
