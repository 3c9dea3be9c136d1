import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import { resolveTokens } from './resolve-tokens.ts';

const NAME = 'virtual:still-drawings';
const RESOLVED = `\0${NAME}`;

/**
 * Writes each drawing of `src/art/still-drawings.tsx` as a file of its own, its colours in the place of the style sheet's
 * properties, since a picture's file can't see the page's. `DRAWINGS_FOLDER` of `virtual:still-drawings` is the address of
 * their folder. Its name changes with any of them, so that browsers may keep them for good.
 */
export function stillDrawings(): Plugin {
  let root = '';
  let assetsDir = '';
  let drawn: Promise<{ folder: string; files: Map<string, string> }> | undefined;
  const draw = () => (drawn ??= drawAll(root, assetsDir));
  return {
    name: 'still-drawings',
    configResolved(config) {
      root = config.root;
      assetsDir = config.build.assetsDir;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: async (id) =>
      id === RESOLVED ? `export const DRAWINGS_FOLDER = ${JSON.stringify(`/${(await draw()).folder}`)};` : null,
    async generateBundle() {
      if (this.environment.name === 'ssr') return;
      const { files } = await draw();
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      const fileAt = async (url = '') => (await draw()).files.get(decodeURI(url).slice(1));
      middlewares.use(async ({ url }, response, next) => {
        const file = await fileAt(url);
        if (file === undefined) next();
        else response.setHeader('content-type', 'image/svg+xml').end(file);
      });
    },
  };
}

async function drawAll(root: string, assetsDir: string) {
  const { STILL_DRAWINGS, fileOf } = (
    await runnerImport<typeof import('../src/art/still-drawings.tsx')>(join(root, 'src/art/still-drawings.tsx'), {
      root,
      logLevel: 'warn',
    })
  ).module;
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const drawings = Object.entries(STILL_DRAWINGS).map(([name, drawing]) => {
    const markup = renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    return [fileOf(name as keyof typeof STILL_DRAWINGS), resolveTokens(markup, tokens)] as const;
  });
  const hash = createHash('sha256').update(JSON.stringify(drawings)).digest('base64url').slice(0, 8);
  const folder = `${assetsDir}/drawings-${hash}`;
  return { folder, files: new Map(drawings.map(([file, svg]) => [`${folder}/${file}`, svg])) };
}
