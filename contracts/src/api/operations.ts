/** The process answers. */
export interface Liveness {
  status: 'up';
}

/** The process can serve: the database is reachable and its schema is up to date. */
export interface Readiness {
  status: 'ready';
}
