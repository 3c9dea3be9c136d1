import { readLinkMessage } from './linkMessage';

const NOW = Date.parse('2026-10-03T12:30:00.000Z');
const USE = {
  hash: '0123456789abcd',
  mode: 'entry',
  item: null,
  at: NOW - 1_000,
  gate: 'South gate',
  device: 'Phone 2',
};
const use = (more: object) => JSON.stringify({ kind: 'uses', uses: [{ ...USE, ...more }] });

it('reads who the other phone is, and its uses', () => {
  const phone = { name: 'Phone 2', gate: 'South gate' };
  expect(readLinkMessage(JSON.stringify({ kind: 'hello', phone }), NOW)).toEqual({ kind: 'hello', phone });
  expect(readLinkMessage(use({}), NOW)).toEqual({ kind: 'uses', uses: [USE] });
  expect(readLinkMessage(use({ mode: 'hand_out', item: 'Shirt', extra: 1 }), NOW)).toEqual({
    kind: 'uses',
    uses: [{ ...USE, mode: 'hand_out', item: 'Shirt' }],
  });
});

it.each([
  '',
  'null',
  '{"kind":"hello"}',
  '{"kind":"hello","phone":{"name":"","gate":"X"}}',
  '{"kind":"uses"}',
  '{"kind":"uses","uses":[null]}',
  JSON.stringify({ kind: 'uses', uses: Array.from({ length: 201 }, () => USE) }),
  use({ at: NOW + 3_600_000 }),
  use({ hash: 'x' }),
  use({ mode: 'information' }),
  use({ mode: undefined }),
  use({ item: 5 }),
  use({ at: 'now' }),
  use({ at: NOW - 90_000_000 }),
  use({ gate: 'x'.repeat(1_000) }),
  use({ device: null }),
])('ignores %s', (text) => {
  expect(readLinkMessage(text, NOW)).toBeNull();
});
