import { OptionsError, readOptions } from './options.js';

describe('the command line', () => {
  it('needs a plan; an installation of its own on SQLite is the default', () => {
    expect(readOptions(['--plan', 'soak'])).toMatchObject({ plan: 'soak', url: null, database: 'sqlite', yes: false });
  });

  it.each<[string[], RegExp]>([
    [[], /^Name a plan with --plan\./],
    [['--plan', 'p', '--fast'], /'--fast'/],
    [['--plan', 'p', '--url', 'festival.example'], /^"festival.example" is no address such as/],
    [['--plan', 'p', '--database', 'oracle'], /^--database is "oracle": give sqlite or mariadb/],
    [['--plan', 'p', '--database', 'mariadb', '--url', 'http://localhost:3000'], /^--database is for an installation/],
  ])('refuses %j', (args, text) => {
    expect(() => readOptions(args)).toThrow(OptionsError);
    expect(() => readOptions(args)).toThrow(text);
  });
});
