import type { FastifyInstance } from 'fastify';

/** Largest body of any call. Snap create has the provider's own, smaller limit. */
export const MAX_BODY_BYTES = 256 * 1024;

export class MalformedJson extends Error {}

/** Reads JSON whatever the content type says; an empty body is `null`, as the official clients send both `null` and nothing. */
export function acceptLenientJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, text, done) => {
    const source = String(text).trim();
    try {
      done(null, source === '' ? null : (JSON.parse(source) as unknown));
    } catch {
      done(new MalformedJson('Malformed JSON'));
    }
  });
}
