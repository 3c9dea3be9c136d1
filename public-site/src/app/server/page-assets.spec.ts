import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageAssets } from '../../../build/page-assets';

const MODULE = '\0virtual:page-assets';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'page-assets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** As Vite's two manifests name a lazy part that shares its chunk, with a style sheet and a font, with other modules. */
test('the scripts of a part in a shared chunk are scripts only', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    '_shared.css': { file: 'assets/shared.css' },
    'src/font.woff2': { file: 'assets/font.woff2' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  const files = ['/assets/shared.js', '/assets/shared.css', '/assets/font.woff2'];
  write('.vite/ssr-manifest.json', JSON.stringify({ 'src/Part.tsx': files }));
  write('assets/index.css', 'a{}');
  write('assets/shared.css', 'b{}');

  const { load } = pageAssets(folder);
  const source = (load as (id: string) => string)(MODULE);
  const [assets, texts] = [...source.matchAll(/ = (.*);/g)].map(([, json]) => JSON.parse(json ?? '') as unknown);
  expect(assets).toEqual({
    'src/Part.tsx': {
      styles: ['/assets/index.css', '/assets/shared.css'],
      entry: '/assets/index.js',
      scripts: ['/assets/shared.js'],
    },
  });
  expect(texts).toEqual({ '/assets/index.css': 'a{}', '/assets/shared.css': 'b{}' });
});
