import { MAX_IMPORT_BYTES } from '@festival/contracts';
import { HttpException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The calls that take a table; such bodies are larger than any other, so no other call reads one. */
const IMPORT_PATH =
  /^\/api\/admin\/(orders\/import(\/|\?|$)|reconciliation-imports(\?|$)|chatbot\/knowledge\/import(\?|$))/;

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
