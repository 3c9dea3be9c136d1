import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { DOCUMENT_FILE, documentText, TYPES_FILE, typesText } from './files.js';
import { generate } from './generate.js';

/** Changes to the linter's strict set, each with its reason. */
const LINT_RULES = {
  // The paths are older than the document: `/tickets/checkin/{code}` and `/tickets/{code}/view` stay.
  'no-ambiguous-paths': 'off',
  'operation-summary': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-tag-defined': 'error',
  'operation-singular-tag': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-unused-components': 'error',
  'tag-description': 'error',
  'response-contains-header': 'off',
} as const;

/** Fails when the written document is older than the sources, or breaks a rule of the linter. */
const document = await generate();
const problems = [
  ...differing(DOCUMENT_FILE, documentText(document)),
  ...differing(TYPES_FILE, await typesText(document)),
  ...(await linted(documentText(document))),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exit(1);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
process.stdout.write(`${operations.length} operations, no warnings\n`);

function differing(file: string, text: string): string[] {
  return readFileSync(file, 'utf8') === text ? [] : [`${file} is out of date: run "npm run openapi".`];
}

async function linted(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules: LINT_RULES });
  const found = await lintFromString({ source, absoluteRef: DOCUMENT_FILE, config });
  return found.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} (${at?.pointer ?? ''})`);
}
