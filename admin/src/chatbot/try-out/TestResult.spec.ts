import { formatScore } from './TestResult';

it.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.4999, '49%'],
  [0.5, '50%'],
  [1, '100%'],
])('%p is shown as %s', (score, text) => {
  expect(formatScore(score)).toBe(text);
});
