import { crockford, type ImportedCode, MAX_IMPORTED_CODES, normalizeCode } from '@festival/contracts';
import { createHash } from 'node:crypto';
import { readCsvFile } from '../../platform/csv/csv-file.js';
import { fieldError } from '../../platform/errors/app-error.js';

const NAMES = ['name', 'panitianame', 'nama', 'namapanitia', 'panitia'];
const CODES = ['code', 'referralcode', 'kode', 'kodereferral'];
const MAX_WORD = 10;
const SUFFIX = 3;
const MIN_CODE = 4;
const MAX_CODE = 64;
const MIN_NAME = 2;
const MAX_NAME = 190;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The first word of a name in capitals, and three characters that the whole name gives. */
function codeOf(name: string, round: number): string {
  const [first = ''] =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const bytes = createHash('sha256').update(`${name} ${round}`).digest();
  const suffix = crockford(bytes.subarray(0, SUFFIX));
  return `${first.slice(0, MAX_WORD) || 'REF'}${suffix}`;
}

/**
 * Reads a file of names and, where it has them, codes; a row without a code gets one that its name gives, always the same
 * while nobody else takes it. `taken` are the codes that exist. Throws 422 on `file` for what isn't such a file.
 */
export function readCodesCsv(file: Buffer, taken: ReadonlySet<string>): ImportedCode[] {
  const { headers, rows } = readCsvFile(file, MAX_IMPORTED_CODES);
  const column = (known: readonly string[]) => headers.findIndex((each) => known.includes(plain(each)));
  const [nameAt, codeAt] = [column(NAMES), column(CODES)];
  if (nameAt < 0) throw fieldError('file', 'The first line must name the columns; missing: Name.');
  const used = new Set(taken);
  return rows.map(({ row: line, cells }) => {
    const panitia_name = cells[nameAt] ?? '';
    const given = normalizeCode(cells[codeAt] ?? '');
    const code = given || freeCode(panitia_name, used);
    const errors = [...nameErrors(panitia_name), ...codeErrors(code, used, taken)];
    used.add(code);
    return { line, code, panitia_name, errors };
  });
}

function freeCode(name: string, used: ReadonlySet<string>): string {
  for (let round = 0; ; round += 1) {
    const code = codeOf(name, round);
    if (!used.has(code)) return code;
  }
}

function nameErrors(name: string): string[] {
  if (name === '') return ['Panitia name is required'];
  if (name.length < MIN_NAME) return ['Panitia name must be at least 2 characters'];
  return name.length > MAX_NAME ? ['Panitia name must be at most 190 characters'] : [];
}

function codeErrors(code: string, used: ReadonlySet<string>, taken: ReadonlySet<string>): string[] {
  if (taken.has(code)) return ['This referral code already exists'];
  if (used.has(code)) return ['Another row has this referral code'];
  if (code.length < MIN_CODE) return ['Referral code must be at least 4 characters'];
  return code.length > MAX_CODE ? ['Referral code must be at most 64 characters'] : [];
}
