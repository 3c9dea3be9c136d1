import { openDatabase } from './storeFixtures';
import { GateDatabase } from './gateDatabase';
import { StorageWipedError, tryStorage, type StorageFailure } from './storageFailure';

const named = (name: string, inner?: Error) => Object.assign(new Error(name), { name, inner });

it.each<[string, unknown, StorageFailure]>([
  ['no room', named('QuotaExceededError'), 'full'],
  ['no room, as the reason of an abort', named('AbortError', named('QuotaExceededError')), 'full'],
  ['an abort without a reason', named('AbortError'), 'closed'],
  ['a database that the browser closed', named('DatabaseClosedError', named('InvalidStateError')), 'closed'],
  ['a browser without a database', named('DatabaseClosedError', named('MissingAPIError')), 'missing'],
  ['a database of a newer version of the page', named('VersionError'), 'blocked'],
  ['data that are gone', new StorageWipedError(), 'wiped'],
  ['anything else', named('SyntaxError'), 'unknown'],
  ['a text', 'oops', 'unknown'],
])('%s', async (_, cause, failure) => {
  expect(await tryStorage(() => Promise.reject(cause))).toEqual({ ok: false, failure, cause });
});

it('does not wait for a storage that never answers', async () => {
  expect(await tryStorage(() => new Promise(() => undefined), 10)).toMatchObject({ ok: false, failure: 'blocked' });
});

it('tells a browser without a database', async () => {
  const database = new GateDatabase('none', { indexedDB: undefined });
  expect(await tryStorage(() => database.meta.get('phone'))).toMatchObject({ ok: false, failure: 'missing' });
});

it('tells a database that was closed', async () => {
  const database = openDatabase();
  await database.open();
  database.close();
  expect(await tryStorage(() => database.meta.get('phone'))).toMatchObject({ ok: false, failure: 'closed' });
});
