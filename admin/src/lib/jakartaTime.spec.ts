import { formatJakarta, formatJakartaSeconds, fromJakartaInput, jakartaTimeOfDay, toJakartaInput } from './jakartaTime';

it('reads and writes what a clock in Jakarta shows, wherever the browser is', () => {
  expect(toJakartaInput('2025-11-21T17:30:00.000Z')).toBe('2025-11-22T00:30');
  expect(fromJakartaInput('2025-11-22T00:30')).toBe('2025-11-21T17:30:00.000Z');
  expect(formatJakarta('2025-11-21T17:30:00Z')).toBe('22 Nov 2025, 00.30');
  expect(formatJakartaSeconds('2025-11-21T17:30:07Z')).toBe('22 Nov 2025, 00.30.07');
  expect(jakartaTimeOfDay(new Date('2025-11-21T17:30:07Z'))).toBe('00:30:07');
});

it('leaves a field text as it is, so that formatting twice does no harm', () => {
  expect(toJakartaInput('2025-11-22T00:30')).toBe('2025-11-22T00:30');
});

it.each([null, undefined, '', 'nonsense'])('has no moment in %p', (value) => {
  expect(toJakartaInput(value)).toBe('');
  expect(fromJakartaInput(value)).toBeNull();
});
