import { MAX_IMPORT_BYTES } from '@festival/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Tables come as `text/csv` and are handed on as bytes: their encoding is for their reader to find out. */
export function acceptCsvBodies(app: NestFastifyApplication): void {
  app.useBodyParser('text/csv', { bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) => done(null, body));
}
