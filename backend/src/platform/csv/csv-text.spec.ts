import { csvLine, wibCell } from './csv-text.js';

describe('a line of CSV', () => {
  it.each<[Parameters<typeof csvLine>[0], string]>([
    [['a', 'b'], '"a";"b"\r\n'],
    [[59_000, 0, null, ''], '59000;0;;""\r\n'],
    [['says "hi"; twice'], '"says ""hi""; twice"\r\n'],
    [['Ni Luh Ayu – 花 🎉'], '"Ni Luh Ayu – 花 🎉"\r\n'],
    [['two\r\nlines\nhere'], '"two lines here"\r\n'],
  ])('%j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it.each(['=1+1', '+628123', '-2', '@SUM(A1)', '\tx', '=HYPERLINK("http://x")'])('makes %j text', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it('makes a text that begins with a carriage return text', () => {
    expect(csvLine(['\r=1'])).toBe(`"' =1"\r\n`);
  });

  it('leaves formula signs alone that stand further on', () => {
    expect(csvLine(['a=b', 'x+y', 'tkt-1', 'a@b.id'])).toBe('"a=b";"x+y";"tkt-1";"a@b.id"\r\n');
  });
});

it('writes times as a clock in Jakarta shows them', () => {
  expect(wibCell(new Date('2025-11-21T17:30:05.999Z'))).toBe('2025-11-22 00:30:05');
  expect(wibCell(null)).toBeNull();
});
