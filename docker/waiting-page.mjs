import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { waitingPagePolicy } from '@festival/backend/pages/waiting-page.js';

/**
 * Prints the lines of the Caddyfile that send the waiting page: its policy holds the hashes of its script and style, so
 * that page and policy must change together. `site-files.mjs` puts the page under that name.
 */
const html = readFileSync(new URL('../public-site/dist/waiting-room.html', import.meta.url), 'utf8');
const policy = Object.entries(waitingPagePolicy(html)).map((directive) => directive.flat().join(' '));
const hash = createHash('sha256').update(html).digest('hex').slice(0, 12);
process.stdout.write(`rewrite * /assets/waiting-room-${hash}.html
header Content-Security-Policy "${policy.join(';')}"
`);
