import { hostText, parseDatabaseAddress } from './database-address.js';

const HOST = { host: 'db.example.org', port: 3306 };

it.each([
  ['mysql://festival:secret@db.example.org/festival', [HOST]],
  ['mysql://festival:secret@db.example.org:3307/festival', [{ ...HOST, port: 3307 }]],
  ['mysql://festival:secret@[::1]:3307/festival', [{ host: '::1', port: 3307 }]],
  [
    'mysql://festival:secret@10.0.0.1,10.0.0.2:3307,[fd00::3],[fd00::4]:3308/festival',
    [
      { host: '10.0.0.1', port: 3306 },
      { host: '10.0.0.2', port: 3307 },
      { host: 'fd00::3', port: 3306 },
      { host: 'fd00::4', port: 3308 },
    ],
  ],
])('%s names its hosts in their order', (value, hosts) => {
  expect(parseDatabaseAddress(value)).toEqual({ user: 'festival', password: 'secret', name: 'festival', hosts });
});

it.each([
  ['mysql://a:b@host/festival?ssl=off', { user: 'a', password: 'b', name: 'festival' }],
  ['mysql://a%40b:p%2C%2F%3A@host/festival', { user: 'a@b', password: 'p,/:', name: 'festival' }],
  ['mysql://a:p,w@host/festival', { user: 'a', password: 'p,w', name: 'festival' }],
  ['mysql://a:100%@host/festival', { user: 'a', password: '100%', name: 'festival' }],
  ['mysql://a@host/festival', { user: 'a', password: '', name: 'festival' }],
  ['mysql://host/festival', { user: '', password: '', name: 'festival' }],
])('%s names user, password and database', (value, expected) => {
  expect(parseDatabaseAddress(value)).toMatchObject({ ...expected, hosts: [{ host: 'host', port: 3306 }] });
});

it.each([
  'mysql://a:b@host',
  'mysql://a:b@host/',
  'mysql://a:b@/festival',
  'mysql://a:b@one,,two/festival',
  'mysql://a:b@one,two,/festival',
  'mysql://a:b@one:70000,two/festival',
  'mysql://a:b@one:x,two/festival',
  'mysql://a:b@one, two/festival',
  'mysql://a:b@::1:3306/festival',
  'mysql://a:b@one:3306,one/festival',
  'mysql://a:b@one/festival/more',
  'mysql://a:b@one/festival,mysql://a:b@two/festival',
  'postgres://a:b@one/festival',
  'one,two',
])('%s is none', (value) => {
  expect(parseDatabaseAddress(value)).toBeNull();
});

it('writes a host as a person does', () => {
  expect([HOST, { host: '::1', port: 3307 }].map(hostText)).toEqual(['db.example.org:3306', '[::1]:3307']);
});
