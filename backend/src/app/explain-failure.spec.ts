import type { AppConfig } from '../platform/config/app-config.js';
import { explainFailure } from './explain-failure.js';

const config = { database: { kind: 'mysql', url: 'mysql://u:p@db:3306/festival', pool: 1 } } as AppConfig;
const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
const explain = (error: Error) => () => explainFailure(error, config);

it.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:3306'],
  ['ER_BAD_DB_ERROR', "Unknown database 'festival'"],
])('tells of a database that can’t be used (%s)', (code, message) => {
  const line = `The database/festival at db:3306 can't be reached (${message}): check DATABASE_URL and that it runs`;
  expect(explain(failure(code, message))).toThrow(line);
});

it('repeats nothing that a driver says of values', () => {
  const error = failure('ER_DUP_ENTRY', "Duplicate entry 'ayu@example.org' for key 'orders_open_email'");
  expect(explain(error)).toThrow(error);
});
