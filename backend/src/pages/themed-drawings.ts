import { coloursOfPath, inColours } from '@festival/contracts';
import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ONE_YEAR } from '../platform/http/server/static-files.js';

const FOLDER = /^drawings-[\w-]+$/;
/** Two themes of all drawings: the site's, and the one that an editor tries. */
const MOST_KEPT = 250;

interface Parts {
  folder: string;
  colours: string;
  kind: string;
  file: string;
}

/**
 * The public site's drawings in the colours of a theme: `/themed/{folder}/{colours}/{kind}/{file}`, where `folder` is that
 * of the build's drawings below `assets/`, so that browsers may keep them for good. 404 for whatever else.
 */
export function registerThemedDrawings(instance: FastifyInstance, publicSite: string): void {
  const drawings = drawingsIn(join(publicSite, 'assets'));
  const kept = new Map<string, Buffer>();
  instance.get<{ Params: Parts }>('/themed/:folder/:colours/:kind/:file', async ({ params, headers }, reply) => {
    const drawing = drawings.get(`${params.folder}/${params.kind}/${params.file}`);
    const colours = coloursOfPath(params.colours);
    if (drawing === undefined || colours === null) throw new NotFoundException();
    reply.type('image/svg+xml').header('cache-control', ONE_YEAR).header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(inColours(drawing, colours));
    const key = Object.values(params).join('/');
    const packed = kept.get(key) ?? (await promisify(gzip)(inColours(drawing, colours)));
    kept.delete(key);
    kept.set(key, packed);
    for (const [oldest] of kept) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return reply.header('content-encoding', 'gzip').send(packed);
  });
}

/** The text of each drawing by `folder/kind/file`. */
function drawingsIn(assets: string): Map<string, string> {
  const folder = existsSync(assets) ? readdirSync(assets).find((name) => FOLDER.test(name)) : undefined;
  if (folder === undefined) return new Map();
  const names = readdirSync(join(assets, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.svg')).map((name) => name.replaceAll('\\', '/'));
  return new Map(files.map((name) => [`${folder}/${name}`, readFileSync(join(assets, folder, name), 'utf8')]));
}
