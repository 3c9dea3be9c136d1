import { pagePath } from './routes.js';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/ticket', '/ticket'],
  ['/ticket/', '/ticket'],
  ['/ticket//', '/ticket'],
  ['//ticket', '/ticket'],
  ['/event///unify/', '/event/unify'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example\\', '/evil.example'],
  ['/t/TKT-1%2F', '/t/TKT-1%2F'],
])('%s is at %s', (path, address) => {
  expect(pagePath(path)).toBe(address);
});
