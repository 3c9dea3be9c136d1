import { MAX_IMAGE_BYTES } from '@festival/contracts';
import { HttpException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The call that takes a picture; no other reads a body that large. */
const UPLOAD_PATH = /^\/api\/admin\/media\/?(\?|$)/;
/** A browser that doesn't know a file's kind sends it as mere bytes; its content decides anyway. */
const IMAGE_TYPE = /^(?:image\/|application\/octet-stream)/;

/** Pictures come as they are and are handed on as bytes. */
export function acceptImageBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      const isImage = IMAGE_TYPE.test(request.headers['content-type']?.toLowerCase() ?? '');
      done(isImage && !UPLOAD_PATH.test(request.url) ? new HttpException('Unsupported media type', 415) : undefined);
    });
  app.useBodyParser(IMAGE_TYPE, { bodyLimit: MAX_IMAGE_BYTES }, (_request, body, done) => done(null, body));
}
