import { generate } from './generate.js';
import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/t13/openapi.json', JSON.stringify(await generate(), null, 2));
