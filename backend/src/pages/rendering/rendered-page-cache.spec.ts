import type { RenderRequest } from '@festival/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { SystemClock } from '../../platform/clock/clock.js';
import type { LoopbackReads } from '../../platform/http/server/loopback-reads.js';
import { RenderedPageCache } from './rendered-page-cache.js';

const NOTHING_KNOWN = { ticket_type: [], act: [] };

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('a visitor after a change does not get the page whose rendering began before it', async () => {
  let title = 'before';
  const begun = gate();
  const held = gate();
  const rendered: string[] = [];
  const renderer = {
    servedAddress: () => '/about',
    render: async ({ load }: RenderRequest) => {
      const { body } = await load('/api/title');
      rendered.push(body);
      begun.open();
      if (rendered.length === 1) await held.opened;
      return { head: '', html: body, tail: '', inline: { style: '', script: '' }, status: 200 };
    },
  };
  const reads = { get: async () => ({ status: 200, body: title, tag: title }) } as unknown as LoopbackReads;
  const log = { error: () => undefined } as unknown as FastifyBaseLogger;
  const pages = new RenderedPageCache(renderer, reads, new SystemClock(), log, ({ html }) => html);

  const early = pages.get('/about', 'en', NOTHING_KNOWN);
  await begun.opened;
  title = 'after';
  const late = [pages.get('/about', 'en', NOTHING_KNOWN), pages.get('/about', 'en', NOTHING_KNOWN)];
  held.open();

  expect(await early).toBe('before');
  expect(await Promise.all(late)).toEqual(['after', 'after']);
  expect(rendered).toEqual(['before', 'after']);
});
