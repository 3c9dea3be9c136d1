import { QueryFailedError } from 'typeorm';
import { isConnectionLost, isDatabaseAway, isDeadlock, isNotServing } from './database-errors.js';

const failed = (facts: object): QueryFailedError =>
  new QueryFailedError('UPDATE', [], Object.assign(new Error('told by the driver'), facts));

/** What each error is taken for: it runs again, another server may serve, the connection is gone, 503. */
it.each([
  ['ER_LOCK_DEADLOCK', failed({ code: 'ER_LOCK_DEADLOCK', errno: 1213 }), [true, false, false, false]],
  [
    'a node that has lost its cluster',
    failed({ code: 'ER_UNKNOWN_COM_ERROR', errno: 1047 }),
    [false, true, true, true],
  ],
  ['the same during a COMMIT', failed({ code: 'ER_ERROR_DURING_COMMIT', errno: 1180 }), [false, true, true, true]],
  ['a replica', failed({ code: 'ER_OPTION_PREVENTS_STATEMENT', errno: 1290 }), [false, true, true, true]],
  ['a server that only reads', failed({ code: 'ER_READ_ONLY_MODE', errno: 1836 }), [false, true, true, true]],
  ['a connection that ended', failed({ code: 'PROTOCOL_CONNECTION_LOST', fatal: true }), [false, false, true, true]],
  ['a connection that ended before', failed({ fatal: true }), [false, false, true, true]],
  ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' }), [false, false, true, true]],
  ['a lock that did not come', failed({ code: 'ER_LOCK_WAIT_TIMEOUT', errno: 1205 }), [false, false, false, true]],
  ['a long statement', failed({ errno: 1969 }), [false, false, false, true]],
  ['a full disk', failed({ code: 'SQLITE_FULL' }), [false, false, false, true]],
  ['a full table', failed({ code: 'ER_RECORD_FILE_FULL', errno: 1114 }), [false, false, false, true]],
  [
    'a file that can’t be written',
    failed({ code: 'ER_ERROR_ON_WRITE', sqlMessage: 'Error writing file (Errcode: 28 "No space left on device")' }),
    [false, false, false, true],
  ],
  ['a duplicate key', failed({ code: 'ER_DUP_ENTRY', errno: 1062 }), [false, false, false, false]],
  ['a fault of our own', new TypeError('x is not a function'), [false, false, false, false]],
])('%s', (_name, error, expected) => {
  expect([isDeadlock(error), isNotServing(error), isConnectionLost(error), isDatabaseAway(error)]).toEqual(expected);
});
