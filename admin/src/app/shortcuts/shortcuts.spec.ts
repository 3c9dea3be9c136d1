import { type FirstKey, isTypedInto, readKey, SECOND_KEY_MS, SHORTCUTS, shortcutsFor } from './shortcuts';

/** What the keys do, one after the other, a moment apart. */
function typed(keys: string, pauseMs = 100) {
  let before: FirstKey | null = null;
  return [...keys].map((key, index) => {
    const meant = readKey(SHORTCUTS, key, index * pauseMs, before);
    before = meant && 'first' in meant ? meant.first : null;
    return meant && 'action' in meant ? meant.action : null;
  });
}

it('reads one key, and two after another', () => {
  expect(typed('/')).toEqual(['search']);
  expect(typed('?')).toEqual(['help']);
  expect(typed('go')).toEqual([null, { to: '/orders' }]);
  expect(typed('gi')).toEqual([null, { to: '/inbox' }]);
  expect(typed('ggo')).toEqual([null, null, { to: '/orders' }]);
  expect(typed('xgt')).toEqual([null, null, { to: '/tonight' }]);
});

it('a first key that waits too long is forgotten', () => {
  expect(typed('go', SECOND_KEY_MS + 1)).toEqual([null, null]);
  expect(typed('gj', 100)).toEqual([null, 'next']);
});

it('no two mean the same keys', () => {
  const keys = SHORTCUTS.map((each) => each.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});

it('lists for a role the screens that it may use', () => {
  const places = (role: 'content' | 'gate') =>
    shortcutsFor(role).flatMap(({ action }) => (typeof action === 'object' ? [action.to] : []));
  expect(places('content')).toEqual(['/inbox']);
  expect(places('gate')).toEqual([]);
});

it.each([
  ['<input type="text">', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="combobox"></div>', true],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('%s is typed into: %s', (html, isField) => {
  document.body.innerHTML = html;
  expect(isTypedInto(document.body.firstElementChild)).toBe(isField);
});
