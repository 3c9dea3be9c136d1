import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpException } from '@nestjs/common';
import { BODY_LIMIT_BYTES } from '../server/create-adapter.js';

/** `POST /admin/*` takes form encoding beside JSON (contract, "Settled details"); no other call does. */
export function acceptFormBodies(app: NestFastifyApplication): void {
  const type = 'application/x-www-form-urlencoded';
  app.useBodyParser(type, { bodyLimit: BODY_LIMIT_BYTES }, (request, body, done) => {
    const isAdminCall = request.url?.startsWith('/admin/') ?? false;
    if (isAdminCall) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new HttpException('Unsupported media type', 415));
  });
}
