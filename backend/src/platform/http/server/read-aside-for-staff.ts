import type { FastifyInstance } from 'fastify';
import { aside } from '../../database/connection/aside/aside.js';

/** The back office's lists, figures and exports. */
const STAFF_READS = /^\/api\/(?:admin\/|orders(?:\?|$)|tickets(?:\?|$))/;

/** What the back office reads holds up no buyer. */
export function readAsideForStaff(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' && STAFF_READS.test(request.url)) aside('lists', done);
    else done();
  });
}
