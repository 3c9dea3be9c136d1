import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../../config/app-config.js';
import { ONE_YEAR } from './static-files.js';

/** Uploaded pictures and nothing else that may lie there. */
const PICTURE = /^\/[0-9a-f]{32}-\d{1,4}x\d{1,4}(?:\.\d{1,4})?\.webp$/;

/** Serves uploaded pictures. Their names are hashes of what they hold, so browsers keep them for good. */
export async function registerMediaArea(instance: FastifyInstance, config: AppConfig): Promise<void> {
  const root = join(config.varDir, 'media');
  mkdirSync(root, { recursive: true });
  await instance.register(async (area) => {
    area.addHook('onRequest', (_request, reply, done) => {
      // For a picture that isn't there, which may be tomorrow.
      reply.header('cache-control', 'no-store');
      done();
    });
    await area.register(fastifyStatic, {
      root,
      prefix: '/media/',
      index: false,
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => PICTURE.test(path),
      setHeaders: (reply: FastifyReply) => {
        reply.header('cache-control', ONE_YEAR);
      },
    });
  });
}
