import { writeFileSync } from 'node:fs';
import { DOCUMENT_FILE, documentText, TYPES_FILE, typesText } from './files.js';
import { generate } from './generate.js';

/** Writes the API document, and the TypeScript types that clients use. */
const document = await generate();
writeFileSync(DOCUMENT_FILE, documentText(document));
writeFileSync(TYPES_FILE, await typesText(document));
process.stdout.write(`${DOCUMENT_FILE}\n${TYPES_FILE}\n`);
