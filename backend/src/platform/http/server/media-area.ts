import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { mkdirSync } from 'node:fs';
import type { AppConfig } from '../../config/app-config.js';
import { AppError } from '../../errors/app-error.js';
import { sendFailure } from '../errors/exception.filter.js';
import { toFailure } from '../errors/failure.js';
import { MediaBucket } from '../../media/media-bucket.js';
import { ONE_YEAR } from './static-files.js';

/** Uploaded pictures and nothing else that may lie there. */
const PICTURE = /^\/[0-9a-f]{32}-\d{1,4}x\d{1,4}(?:\.\d{1,4})?\.webp$/;
const CACHED_BYTES = 16 * 1024 * 1024;

/** Serves uploaded pictures. Their names are hashes of what they hold, so browsers keep them for good. */
export async function registerMediaArea(instance: FastifyInstance, { media }: AppConfig): Promise<void> {
  if (media.kind === 'bucket') return serveBucket(instance, new MediaBucket(media));
  mkdirSync(media.directory, { recursive: true });
  await instance.register((area) => serveFolder(area, media.directory));
}

async function serveFolder(area: FastifyInstance, root: string): Promise<void> {
  area.addHook('onRequest', (_request, reply, done) => {
    notForLong(reply);
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
}

function serveBucket(instance: FastifyInstance, bucket: MediaBucket): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
    // Visitors who come at once share one call.
    fetchMethod: async (name) => (await bucket.get(name)) ?? undefined,
  });
  const errorHandler = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(reply, toFailure(error));
  instance.get<{ Params: { name: string } }>('/media/:name', { errorHandler }, async ({ params: { name } }, reply) => {
    notForLong(reply);
    const bytes = PICTURE.test(`/${name}`) ? await cache.fetch(name) : undefined;
    if (!bytes) throw new AppError('NOT_FOUND', 'This picture is not there.');
    return reply.type('image/webp').header('cache-control', ONE_YEAR).send(bytes);
  });
}

/** For a picture that isn't there, which may be tomorrow. */
function notForLong(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
