import { readFileSync } from 'node:fs';
import { asText, cruiseAll, document, withPicture } from './lib/architecture.mjs';

/** Fails on an import that a rule of .dependency-cruiser.cjs forbids, and on a picture that is no longer true. */
const { output } = await cruiseAll();
const text = readFileSync(document, 'utf8');
const isCurrent = withPicture(text, output) === text;
console.log(await asText(output));
if (!isCurrent) console.log('The picture in docs/architecture.md is out of date: npm run architecture');
process.exitCode = output.summary.error > 0 || !isCurrent ? 1 : 0;
