import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { Document } from './document.js';
import { ROOT } from './generate.js';

export const DOCUMENT_FILE = join(ROOT, 'contracts/openapi/openapi.json');
export const TYPES_FILE = join(ROOT, 'contracts/openapi/paths.d.ts');

export function documentText(document: Document): string {
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** Nothing of the types; the document has them for people. */
const PROSE = new Set(['description', 'summary', 'example', 'examples']);

/** Types of every call for openapi-fetch and for the two sites. */
export async function typesText(document: Document): Promise<string> {
  const types = await openapiTypes(withoutProse(document) as never, { rootTypes: false });
  return `/** Made from openapi.json by \`npm run openapi\`: not to be edited. */\n${astToString(types)}`;
}

/** A field may be called `description` as well: a text is prose, a schema is a field. */
function withoutProse(document: Document): unknown {
  const drop = (key: string, value: unknown): unknown =>
    PROSE.has(key) && (typeof value === 'string' || key.startsWith('example')) ? undefined : value;
  return JSON.parse(JSON.stringify(document, drop));
}
