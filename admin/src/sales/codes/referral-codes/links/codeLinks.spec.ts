import { unzipSync } from 'fflate';
import { linkOf, linksCsv, linksZip, pictureName } from './codeLinks';

it('the link opens the ticket page with the code', () => {
  expect(linkOf('SARI 7&F', 'https://festival.example')).toBe('https://festival.example/ticket?referral=SARI+7%26F');
});

it.each([
  ['Sari Wulandari', 'sari-wulandari-SARI7F3.png'],
  ['Ayu/Dewi', 'ayu-dewi-SARI7F3.png'],
  ['王芳', 'SARI7F3.png'],
])('the picture of %s is named %s', (panitia_name, name) => {
  expect(pictureName({ code: 'SARI7F3', panitia_name })).toBe(name);
});

const CODES = [
  { code: 'SARI7F3', panitia_name: 'Sari Wulandari' },
  { code: 'BUDI2', panitia_name: '=Budi "B"' },
];

it('the ZIP file holds a picture of each code, and the links as a table', async () => {
  const files = unzipSync(new Uint8Array(await bytesOf(await linksZip(CODES))));
  expect(Object.keys(files).sort()).toEqual(['budi-b-BUDI2.png', 'links.csv', 'sari-wulandari-SARI7F3.png']);
  const picture = files['sari-wulandari-SARI7F3.png'] ?? new Uint8Array();
  expect(String.fromCharCode(...picture.slice(1, 4))).toBe('PNG');
  expect(files['budi-b-BUDI2.png']).not.toEqual(picture);
});

it('no name becomes a formula in a spreadsheet', () => {
  expect(linksCsv(CODES, 'https://festival.example')).toBe(
    '\uFEFFName,Code,Link\r\n' +
      '"Sari Wulandari","SARI7F3","https://festival.example/ticket?referral=SARI7F3"\r\n' +
      `"'=Budi ""B""","BUDI2","https://festival.example/ticket?referral=BUDI2"\r\n`,
  );
});

const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
