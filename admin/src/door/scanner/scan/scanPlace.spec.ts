import { cleanGateName, loadDeviceId, loadGateName, saveGateName } from './scanPlace';

beforeEach(() => localStorage.clear());

it.each([
  ['  North   gate ', 'North gate'],
  ['Gerbang é', 'Gerbang e'],
  ['北門 2', '2'],
  ['A\r\nX-Evil: 1', 'AX-Evil: 1'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%j travels as %j', (typed, stored) => {
  expect(cleanGateName(typed)).toBe(stored);
});

it('remembers the gate', () => {
  expect(loadGateName()).toBe('');
  expect(saveGateName(' South ')).toBe('South');
  expect(loadGateName()).toBe('South');
});

it('makes the device id once', () => {
  const made = loadDeviceId();
  expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(loadDeviceId()).toBe(made);
});
