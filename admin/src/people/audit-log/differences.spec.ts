import { differencesOf, inWords } from './differences';

it('names the fields of a change that became something else', () => {
  const before = { id: 1, name: 'Rina', is_active: true, tags: ['a'], note: null, gone: 'x', at: null };
  const after = {
    id: 1,
    name: 'Rina Dewi',
    is_active: false,
    tags: ['a', 'b'],
    note: 'new',
    secret: '[hidden]',
    at: '2025-11-21T17:30:00.000Z',
  };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'name', before: 'Rina', after: 'Rina Dewi' },
    { field: 'is_active', before: 'yes', after: 'no' },
    { field: 'tags', before: 'a', after: 'a, b' },
    { field: 'note', before: '–', after: 'new' },
    { field: 'gone', before: 'x', after: '–' },
    { field: 'at', before: '–', after: '22 Nov 2025, 00.30 WIB' },
    { field: 'secret', before: '–', after: '[hidden]' },
  ]);
});

it('shows what was made and what was deleted as a whole, without empty fields', () => {
  const record = { code: 'CROWN', uses: 0, note: null, empty: '' };
  expect(differencesOf({ before: null, after: record })).toEqual([
    { field: 'code', before: '–', after: 'CROWN' },
    { field: 'uses', before: '–', after: '0' },
  ]);
  expect(differencesOf({ before: record, after: null }).map(({ before }) => before)).toEqual(['CROWN', '0']);
  expect(differencesOf({ before: null, after: null })).toEqual([]);
});

it.each([
  ['sign_out_everywhere', 'Sign out everywhere'],
  ['referral-codes', 'Referral codes'],
  ['update', 'Update'],
])('%s reads %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
