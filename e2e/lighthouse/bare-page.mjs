import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');
const site = join(root, 'public-site');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.ico': 'image/x-icon' };

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A heading.">
<link rel="icon" href="data:,"></head><body><main id="root"></main><script type="module" src="/main.js"></script></body></html>`;

const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'A heading and nothing else'));`;

/** The least that React renders in a browser, built and compressed as our own site is, to compare with. */
export async function serveBarePage(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.js'), script);
  const { build } = await import(pathToFileURL(createRequire(join(site, 'package.json')).resolve('vite')));
  const outDir = join(folder, 'dist');
  const packages = (name) => join(root, 'node_modules', name);
  const resolve = { alias: { react: packages('react'), 'react-dom': packages('react-dom') } };
  await build({ root: folder, configFile: false, logLevel: 'error', resolve, build: { outDir, target: 'es2022' } });
  return serve(outDir);
}

async function serve(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const answers = new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name).slice(folder.length).replaceAll('\\', '/');
      return [
        path.replace(/index\.html$/, ''),
        { type: types[extname(name)], body: gzipSync(readFileSync(join(parentPath, name))) },
      ];
    }),
  );
  const server = createServer(({ url }, response) => {
    const answer = answers.get(url);
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': answer.type, 'content-encoding': 'gzip' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}
