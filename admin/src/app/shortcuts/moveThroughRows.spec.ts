import { moveThroughRows } from './moveThroughRows';

beforeEach(() => {
  document.body.innerHTML = `<a href="/menu">Menu</a><main id="main-content"><table><tbody>
    <tr><td><a href="/1">one</a> <a href="/edit">edit</a></td></tr>
    <tr><td>nothing to follow</td></tr>
    <tr><td><a href="/2">two</a></td></tr>
    <tr><td><a href="/3">three</a></td></tr></tbody></table></main>`;
});

const after = (...moves: Array<1 | -1>): string | null | undefined => {
  for (const by of moves) moveThroughRows(by);
  return document.activeElement?.textContent;
};

it.each([
  [[1], 'one'],
  [[1, 1], 'two'],
  [[1, 1, 1], 'three'],
  [[1, 1, 1, 1], 'three'],
  [[1, 1, -1], 'one'],
  [[1, -1], 'one'],
  [[-1], 'three'],
] as const)('%p leads to %s', (moves, text) => {
  expect(after(...moves)).toBe(text);
});
