import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const DOCUMENT = new URL('../../../../../contracts/openapi/openapi.json', import.meta.url);
/** Of the package swagger-ui-dist. */
const UI_FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API | Festival platform</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
  </head>
  <body>
    <noscript>The document itself is at <a href="/api/docs-json">/api/docs-json</a>.</noscript>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Calls that change something get the anti-forgery token by themselves, so that "Try it out" works. */
const START = `
async function withToken(request) {
  if (request.method === 'GET' || request.headers['X-CSRF-TOKEN']) return request;
  const answer = await fetch('/api/csrf-token');
  request.headers['X-CSRF-TOKEN'] = (await answer.json()).data.token;
  return request;
}

SwaggerUIBundle({
  url: '/api/docs-json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: (request) => (request.url.endsWith('/api/docs-json') ? request : withToken(request)),
});
`;

/** There is one server to choose from, so the choice is left out. */
const STYLES = `
body { margin: 0; background: #fff; }
.swagger-ui .scheme-container { display: none; }
.swagger-ui .wrapper { padding: 0 16px; box-sizing: border-box; }
.swagger-ui .opblock-summary-path { word-break: break-word; }
.swagger-ui .opblock-body { overflow-x: auto; }
`;

/** The OpenAPI document at /api/docs-json, and a page that shows it at /api/docs. */
export function registerApiDocs(instance: FastifyInstance): void {
  instance.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  instance.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  instance.get('/api/docs/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES));
  let document: Promise<string> | null = null;
  instance.get('/api/docs-json', async (_request, reply) => {
    document ??= readFile(DOCUMENT, 'utf8');
    return reply.type('application/json; charset=utf-8').send(await document);
  });
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [file, type] of Object.entries(UI_FILES)) {
    instance.get(`/api/docs/${file}`, (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' })
        .send(createReadStream(join(root, file))),
    );
  }
}
