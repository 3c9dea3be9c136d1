import { explainEnd, refuseArguments } from './start-errors.js';

it('a program that takes no arguments names the first and ends', () => {
  const refused = (): void => refuseArguments(['--nonsense', 'more']);
  expect(refused).toThrow("'--nonsense' isn't known here: this program takes no arguments");
  try {
    refused();
  } catch (error) {
    expect(explainEnd(error)).not.toContain('    at ');
  }
  expect(() => refuseArguments([])).not.toThrow();
});
