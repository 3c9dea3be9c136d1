import type { Locator, Page } from '@playwright/test';

/** The smallest side of a touch target, in CSS pixels. Links in running text are as high as their line. */
const LEAST_SIDE = 32;

/** What on the page can be pressed and is smaller, in words. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'button, summary, [role="button"], [role="switch"], [role="tab"], [role="combobox"], input, a[href]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .skip-nav-button');
    const isInText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    return (
      [...document.querySelectorAll(pressed)]
        .filter((element) => isShown(element) && !isInText(element))
        // A text field is pressed anywhere in its frame.
        .map((element) => ({
          element,
          box: (element.closest('.MuiInputBase-root') ?? element).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
          return `${element.tagName.toLowerCase()} "${name}" ${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`;
        })
    );
  }, LEAST_SIDE);
}

/** Texts that the screen's edge or their frame cuts off for good: no ellipsis says so, and nothing scrolls there. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The frame that the text runs out of sideways. */
    const cutter = (text: Text): Element | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let frame = text.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(frame);
        const edges =
          frame === document.documentElement ? { left: 0, right: innerWidth } : frame.getBoundingClientRect();
        const clips = overflowX === 'hidden' || overflowX === 'clip' || frame === document.documentElement;
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || position === 'fixed') return null;
        if (clips && (left < edges.left - 1 || right > edges.right + 1)) return frame;
      }
      return null;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) && text.data.trim() !== '';
      const isForEyes = !text.parentElement?.closest('[aria-hidden="true"], .skip-nav-button, script, style');
      const frame = isShown && isForEyes ? cutter(text) : null;
      // Text for screen readers alone has a frame of one pixel.
      if (frame && frame.clientWidth > 1) found.push(text.data.trim());
    }
    return found;
  });
}

/** Whether something else lies over the middle of an element. */
export function coveredOf(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null || !element.contains(there);
  });
}
