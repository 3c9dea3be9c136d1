/** The database didn't answer in time: it counts as away. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}
