import { readEnvironment } from '../../platform/config/read-environment.js';
import { WayTokens } from './way-tokens.js';

const OLD = 'a secret key of before, long enough for everyone';
const NEW = 'a secret key of today, long enough for everyone';
const NOW = new Date('2025-11-01T03:00:00Z');

const tokensOf = (SECRET_KEY: string, SECRET_KEY_OLD = '') =>
  new WayTokens(readEnvironment({ SECRET_KEY, SECRET_KEY_OLD }, () => 'unused'));

it.each<[string, WayTokens, WayTokens]>([
  ['the new one asks one with the old', tokensOf(NEW, OLD), tokensOf(OLD, NEW)],
  ['the old one asks one with the new', tokensOf(OLD, NEW), tokensOf(NEW, OLD)],
  ['the old one alone asks one with the new', tokensOf(OLD), tokensOf(NEW, OLD)],
])('while SECRET_KEY is changed a process that has %s, and takes the answer', (_name, asker, other) => {
  const token = asker.issue(NOW);
  expect(asker.isProof(token, other.answer(token, NOW) ?? '')).toBe(true);
});

it('a question that is signed with none of the keys has no answer', () => {
  expect(tokensOf(NEW).answer(tokensOf(OLD).issue(NOW), NOW)).toBeNull();
});
