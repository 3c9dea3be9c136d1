import { GATE_PATH } from '@festival/contracts';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { AppConfig, MidtransConfig } from '../../config/app-config.js';

type Directives = Record<string, string[]>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers data and no page: gets constant headers instead of a page's policy. */
    isData?: boolean;
  }
}

const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=()';

/** Of every answer of the API. */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Security headers by area: public pages, the admin app, uploaded pictures, the API's documentation and plain data. */
export async function registerSecurityHeaders(instance: FastifyInstance, config: AppConfig): Promise<void> {
  const admin = policy({
    ...common(),
    // The gate scanner's code reader is WebAssembly; its worker gets this policy with its script.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
  const docs = policy(common());
  const pictures = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  instance.addHook('onRoute', (route) => {
    if (isUnder('/api/docs', route.url)) route.helmet = docs;
    else if (isUnder('/admin', route.url) || isUnder(GATE_PATH, route.url)) route.helmet = admin;
    else if (isUnder('/media', route.url)) route.helmet = pictures;
    else if (['/api', '/health', '/metrics'].some((area) => isUnder(area, route.url))) {
      route.helmet = false;
      route.config = { ...route.config, isData: true };
    }
  });
  await instance.register(helmet, {
    ...policy(publicPages(config.midtrans)),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Embedded videos need to know which site shows them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    hsts: config.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  instance.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isData) reply.headers(DATA_HEADERS);
    else reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}

function isUnder(area: string, url: string): boolean {
  return url === area || url.startsWith(`${area}/`) || url.startsWith(`${area}-`);
}

/** `useDefaults` would add `upgrade-insecure-requests`, which breaks the site on plain http. */
function policy(directives: Directives): Pick<FastifyHelmetOptions, 'contentSecurityPolicy'> {
  return { contentSecurityPolicy: { useDefaults: false, directives } };
}

function common(): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The player of a video that a visitor started. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';

/** Pages where the provider's pop-up may open, its script and its frame, and where videos play. */
function publicPages(midtrans: MidtransConfig): Directives {
  const provider = providerSources(midtrans);
  return { ...common(), 'script-src': ["'self'", ...provider], 'frame-src': [...provider, VIDEO_PLAYER] };
}

function providerSources({ environment, snapUrl }: MidtransConfig): string[] {
  const own = new URL(snapUrl).origin;
  return environment === 'simulator' ? [own] : [own, 'https://*.midtrans.com', 'https://*.veritrans.co.id'];
}
