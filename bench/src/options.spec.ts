import { readOptions } from './options.js';

it('measures SQLite unless it is switched off', () => {
  expect(readOptions({}).isSqliteIn).toBe(true);
  expect(readOptions({ BENCH_SQLITE: 'off' }).isSqliteIn).toBe(false);
});

it.each([
  [{ BENCH_SQLITE: 'no' }, 'BENCH_SQLITE is "no": set on or off'],
  [{ BENCH_ORDERS: '0' }, 'BENCH_ORDERS is "0": give a whole number from 1 to 1000000'],
  [{ BENCH_ONLY: 'all' }, /^BENCH_ONLY is "all": give one of orders,/],
  [{ BENCH_ONLY: 'payments', BENCH_PAYMENTS: '5' }, /^BENCH_PAYMENTS is "5": give payments\/seconds/],
])('refuses %j', (variables, message) => {
  expect(() => readOptions(variables)).toThrow(message);
});
