import { colourPath, THEME_COLOURS } from '@festival/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpApp } from '../../test/support/http-app.js';

const publicSite = mkdtempSync(join(tmpdir(), 'drawings-'));
const GREEN = colourPath({ ...THEME_COLOURS, night: '#0b3d1f' });
const DRAWING = '<svg><path fill="#0b1f45"/><path fill="#ffc22f"/><path fill="#fff6d8"/></svg>';

let http: HttpApp;
let url: string;
beforeAll(async () => {
  mkdirSync(join(publicSite, 'assets/drawings-abc123/act'), { recursive: true });
  writeFileSync(join(publicSite, 'assets/drawings-abc123/act/band.svg'), DRAWING);
  http = await HttpApp.start({ webPages: { publicSite } });
  await http.app.listen(0, '127.0.0.1');
  url = await http.app.getUrl();
});
afterAll(async () => {
  await http.stop();
  rmSync(publicSite, { recursive: true });
});

it.each(['gzip', 'identity'])('a drawing is served in the colours of its address, %s', async (encoding) => {
  const answer = await fetch(`${url}/themed/drawings-abc123/${GREEN}/act/band.svg`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(await answer.text()).toBe(DRAWING.replace('#0b1f45', '#0b3d1f'));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['another build', `drawings-old/${GREEN}/act/band.svg`],
  ['no such drawing', `drawings-abc123/${GREEN}/act/choir.svg`],
  ['too few colours', 'drawings-abc123/0b3d1f/act/band.svg'],
  ['no colours', `drawings-abc123/${GREEN.replace('0b3d1f', 'script')}/act/band.svg`],
  ['a way out of the folder', `drawings-abc123/${GREEN}/..%2f..%2f/act`],
])('%s is not found', async (_, path) => {
  expect((await fetch(`${url}/themed/${path}`)).status).toBe(404);
});
