import type { Locator, Page } from '@playwright/test';

/** Smallest side of what is pressed, CSS pixels. Links in running text are as high as their line. */
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

/** Whether something else lies over the middle of an element. */
export function coveredOf(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null || !element.contains(there);
  });
}
