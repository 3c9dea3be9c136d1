import { WAITING_ROOM_PATH } from '@festival/contracts';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../platform/config/app-config.js';
import { issueCsrfToken } from '../platform/http/security/anti-forgery.js';
import { hashSource } from './rendering/inline-sources.js';
import { metaTag } from './rendering/page-template.js';

const HEAD_END = '</head>';
const TEXT = { script: /<script type="module">([^]*?)<\/script>/, style: /<style>([^]*?)<\/style>/ };

/** The waiting page: one file from memory, for thousands at once. Only the token in it is the visitor's own. */
export function registerWaitingPage(instance: FastifyInstance, config: AppConfig, publicSite: string): void {
  const file = join(publicSite, 'waiting-room.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const headEnd = html.indexOf(HEAD_END);
  const [before, after] = [html.slice(0, headEnd), html.slice(headEnd)];
  const contentSecurityPolicy = { useDefaults: false, directives: waitingPagePolicy(html) };
  instance.get(WAITING_ROOM_PATH, { helmet: { contentSecurityPolicy } }, (_request, reply) => {
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return reply.send(`${before}${metaTag('name', 'csrf-token', issueCsrfToken(reply, config))}${after}`);
  });
}

/** Its own style and script, by their hashes, and our own calls: nothing else. A proxy that serves the file needs it, too. */
export function waitingPagePolicy(html: string): Record<string, string[]> {
  const sourceOf = (pattern: RegExp): string => {
    const text = pattern.exec(html)?.[1];
    if (text === undefined) throw new Error(`the waiting page has no ${pattern.source}`);
    return hashSource(text);
  };
  return {
    'default-src': ["'none'"],
    'script-src': [sourceOf(TEXT.script)],
    'style-src': [sourceOf(TEXT.style)],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}
