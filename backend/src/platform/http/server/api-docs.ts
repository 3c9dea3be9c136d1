import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { CSRF_COOKIE } from '../security/anti-forgery.js';

/** The OpenAPI page at /api/docs and its document at /api/docs-json, made when first asked for. */
export function registerApiDocs(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Festival platform')
    .setDescription(
      'Answers come in one envelope: `{success, message?, data?}`, or `{success: false, message, errors?}`.',
    )
    .setVersion('1')
    .addBearerAuth({ type: 'http', description: 'Purchase token of POST /api/auth/login' }, 'purchase')
    .addCookieAuth('admin_session', { type: 'apiKey', description: 'Session of POST /admin/login' }, 'admin')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN', description: `Goes with the cookie ${CSRF_COOKIE}` },
      'csrf',
    )
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
  });
}
