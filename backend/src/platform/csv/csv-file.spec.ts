import { AppError } from '../errors/app-error.js';
import { readCsvFile } from './csv-file.js';

const TEXT = 'Name,City\nSiti,"Solo, Jawa"\n';
const EXPECTED = { headers: ['Name', 'City'], rows: [{ row: 2, cells: ['Siti', 'Solo, Jawa'] }] };
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

it.each<[string, Buffer, string, string]>([
  ['commas', Buffer.from(TEXT), 'utf-8', ','],
  ['a byte order mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8', ','],
  ['semicolons', Buffer.from('Name;City\nSiti;Solo, Jawa'), 'utf-8', ';'],
  ['tabs', Buffer.from('Name\tCity\r\nSiti\tSolo, Jawa\r\n'), 'utf-8', '\t'],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le', ','],
  ['UTF-16 the other way round', utf16be(TEXT), 'utf-16be', ','],
  ['separators inside a quoted header', Buffer.from('"Name";City\nSiti;"Solo, Jawa"'), 'utf-8', ';'],
])('reads a file with %s', (_name, bytes, encoding, separator) => {
  expect(readCsvFile(bytes, 10)).toEqual({ ...EXPECTED, encoding, separator });
});

it('reads what Excel writes without a mark', () => {
  const file = readCsvFile(Buffer.from('Name\nJos\u00e9', 'latin1'), 10);
  expect(file).toMatchObject({ encoding: 'windows-1252', rows: [{ cells: ['José'] }] });
});

it('numbers rows as a spreadsheet does: empty ones count, a line break in a cell does not', () => {
  const { rows } = readCsvFile(Buffer.from('A,B\n1,"x\ny"\n\n,\n4,z\n'), 10);
  expect(rows).toEqual([
    { row: 2, cells: ['1', 'x\ny'] },
    { row: 5, cells: ['4', 'z'] },
  ]);
});

it('takes short and long rows, trims cells, and takes the mark of a text away', () => {
  const { rows } = readCsvFile(Buffer.from("A,B\n 1 \n1,2,3\n'+62812,'x\n"), 10);
  expect(rows.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3'], ['+62812', "'x"]]);
});

it.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.from('\n\n'), /empty/],
  ['an Excel workbook', Buffer.from('PK\u0003\u0004rest'), /not a CSV file/],
  ['a picture', Buffer.from([0x89, 0x50, 0, 1]), /not a CSV file/],
  ['an open quote', Buffer.from('A,B\n"1,2\n'), /not well-formed/],
  ['too many rows', Buffer.from(`A\n${'1\n'.repeat(11)}`), /more than 10 rows/],
  ['too many columns', Buffer.from('A,'.repeat(101)), /more than 100 columns/],
])('refuses %s', (_name, bytes, text) => {
  let refusal: unknown;
  try {
    readCsvFile(bytes, 10);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).errors?.['file']?.[0]).toMatch(text);
});
