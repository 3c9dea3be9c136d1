import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

/** Calls that go to the backend; the admin's own screens share the paths of three of them, so only POST does there. */
const calls = ['/api', '/admin/login', '/admin/logout', '/admin/change-password'];
const ofAdminApp = ({ method, url }) =>
  method === 'GET' && url.startsWith('/admin') ? '/admin/index.html' : undefined;

/** The backend writes the payment provider's address into its pages; the pages of this server need it too. */
const providerTags = (backend) => ({
  name: 'provider-tags',
  async transformIndexHtml(html) {
    const page = await fetch(backend, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
    const tags = page.match(/<meta name="midtrans-[^>]*>/g) ?? [];
    return html.replace('</head>', `${tags.join('')}</head>`);
  },
});

const [folder, port, backend] = process.argv.slice(2);
const site = join(root, folder);
process.chdir(site);
const vite = await import(pathToFileURL(createRequire(join(site, 'package.json')).resolve('vite')));
const server = await vite.createServer({
  root: site,
  plugins: [providerTags(backend)],
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(calls.map((path) => [path, { target: backend, bypass: ofAdminApp }])),
  },
});
await server.listen();
console.log(`${folder}, with live reload:`);
server.printUrls();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().then(() => process.exit(0)));
