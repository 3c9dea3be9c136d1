import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../docs/handbook');

/** In the place of what Vite makes of the handbook's files: the same texts, and pictures under the names that pages give them. */
export const loadPage = async (language: string, page: string): Promise<string> =>
  readFileSync(join(FOLDER, language, `${page}.md`), 'utf8');

export const pictureOf = (link: string) => ({ address: link });
