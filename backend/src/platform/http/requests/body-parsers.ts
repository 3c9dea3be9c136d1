import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES, SITE_ROUTES } from '@festival/contracts';
import { HttpException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_LIMIT_BYTES } from '../server/create-adapter.js';

/** `POST /admin/*` takes form encoding next to JSON, and so does what mail programs send; no other call does. */
export function acceptFormBodies(app: NestFastifyApplication): void {
  const type = 'application/x-www-form-urlencoded';
  app.useBodyParser(type, { bodyLimit: BODY_LIMIT_BYTES }, (request, body, done) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path.startsWith('/admin/') || path === SITE_ROUTES.nextYearUnsubscribe)
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new HttpException('Unsupported media type', 415));
  });
}

/** The calls that take a table: such bodies are larger than any other, so no other call reads one. */
const IMPORT_PATH =
  /^\/api\/admin\/((?:orders|referral-codes)\/import(\/|\?|$)|reconciliation-imports(\?|$)|chatbot\/knowledge\/import(\?|$))/;

/** Tables come as `text/csv` and are handed on as bytes: their encoding is for their reader to find out. */
export function acceptCsvBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      const isTable = request.headers['content-type']?.toLowerCase().startsWith('text/csv') ?? false;
      done(isTable && !IMPORT_PATH.test(request.url) ? new HttpException('Unsupported media type', 415) : undefined);
    });
  app.useBodyParser('text/csv', { bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) => done(null, body));
}

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
