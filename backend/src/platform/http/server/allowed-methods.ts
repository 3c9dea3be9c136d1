import type { FastifyInstance } from 'fastify';

interface KnownRoute {
  pattern: RegExp;
  method: string;
}

/** Which methods a path knows, so that another one is answered with 405 and not with 404. */
export class AllowedMethods {
  private readonly routes: KnownRoute[] = [];

  /** Must be called before the first route is made. */
  watch(instance: FastifyInstance): void {
    instance.addHook('onRoute', ({ method, url }) => {
      // Catch-all routes know every path and so none.
      if (url.includes('*')) return;
      const pattern = toPattern(url);
      for (const each of [method].flat()) this.routes.push({ pattern, method: each });
    });
  }

  /** Empty when no method knows the path; `url` may carry a query. */
  at(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const found = this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(found)].sort();
  }
}

function toPattern(url: string): RegExp {
  const path = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${path.replace(/\/+$/, '')}/?$`);
}
