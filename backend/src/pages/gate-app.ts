import { GATE_PATH } from '@festival/contracts';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerStaticFiles } from '../platform/http/server/static-files.js';

const FOUND = 302;

/**
 * The scanner of paired phones, an application of its own below `/gate/`. Its page is the same for everybody and stays
 * usable without a network, so it carries no token: the first call fetches one.
 */
export async function registerGateApp(instance: FastifyInstance, folder: string): Promise<void> {
  await registerStaticFiles(instance, folder, `${GATE_PATH}/`);
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file) : null;
  instance.get(GATE_PATH, (request, reply) => {
    const [path] = request.url.split('?', 1);
    // A service worker looks after what is below its folder only. Browsers keep the token behind the #.
    if (path === GATE_PATH) return reply.redirect(`${GATE_PATH}/`, FOUND);
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-cache');
    if (page) return reply.type('text/html; charset=utf-8').send(page);
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The scanner has not been built yet: run npm run build.\n');
  });
}
