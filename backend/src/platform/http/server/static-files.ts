import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

export const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/** Serves a built site's files but for its HTML, compressed ones (`.br`, `.gz`, made by the build) where they exist. */
export async function registerStaticFiles(instance: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  await instance.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

/** Files under `assets/` carry a hash of their content; service workers and manifests must be seen when they change. */
function cachingOf(path: string): string {
  const name = basename(path).replace(/\.(br|gz)$/, '');
  if (/^(sw|registerSW).*\.js$/.test(name) || name.endsWith('.webmanifest')) return 'no-cache';
  return /[\\/]assets[\\/]/.test(path) ? ONE_YEAR : ONE_HOUR;
}
