import { readFileSync } from 'node:fs';
import { waitingPagePolicy } from '@festival/backend/pages/waiting-page.js';

/** Prints the line of the Caddyfile with the waiting page's policy, which holds the hashes of its script and style. */
const html = readFileSync(new URL('../public-site/dist/waiting-room.html', import.meta.url), 'utf8');
const policy = Object.entries(waitingPagePolicy(html)).map((directive) => directive.flat().join(' '));
process.stdout.write(`header Content-Security-Policy "${policy.join(';')}"\n`);
