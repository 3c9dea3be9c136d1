import { asCsv } from './ImportCodesDialog';

it.each([
  ['Sari\nBudi', 'Name\nSari\nBudi'],
  ['Name\nSari', 'Name\nSari'],
  ['Nama;Kode\nSari;SARI1', 'Nama;Kode\nSari;SARI1'],
  ['Sari;SARI1\nBudi;BUDI1', 'Name;Code\nSari;SARI1\nBudi;BUDI1'],
  ['Sari\nBudi;BUDI1\n', 'Name;Code\nSari\nBudi;BUDI1'],
  ['Sari\tSARI1', 'Name\tCode\nSari\tSARI1'],
])('%j becomes %j', (text, csv) => {
  expect(asCsv(text)).toBe(csv);
});
