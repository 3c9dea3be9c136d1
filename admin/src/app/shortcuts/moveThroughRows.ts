const ROWS = '#main-content tbody tr, #main-content li';
const LINK = 'a[href]';

/** The rows that have a link to follow. */
function links(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => row.querySelector<HTMLElement>(LINK) ?? []);
}

/** Puts the focus on the link of the next or the previous row; Enter follows it. */
export function moveThroughRows(by: 1 | -1): void {
  const all = links();
  const row = document.activeElement?.closest(ROWS);
  const at = row ? all.findIndex((link) => row.contains(link)) : -1;
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
