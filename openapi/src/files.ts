import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { Document } from './document.js';
import { ROOT } from './generate.js';

export const DOCUMENT_FILE = join(ROOT, 'contracts/openapi/openapi.json');
export const TYPES_FILE = join(ROOT, 'contracts/openapi/paths.d.ts');

export function documentText(document: Document): string {
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** Types of every call for openapi-fetch and for the two sites. */
export async function typesText(document: Document): Promise<string> {
  const types = await openapiTypes(JSON.parse(JSON.stringify(document)) as never, { rootTypes: false });
  return `/** Made from openapi.json by \`npm run openapi\`: not to be edited. */\n${astToString(types)}`;
}
