import { AppError } from '../../http/app-error.js';
import { readAmount, readPaymentsCsv } from './payments-csv.js';

const HEADER = 'Order ID,Transaction ID,Payment Type,Amount,Transaction Status';
const ROW = 'FEST-AB12CD34EF,7a1b5e78-4238-4849-8322-af160f652f33,qris,50000,settlement';
const read = (text: string) => readPaymentsCsv(Buffer.from(text));
const PAYMENT = {
  line: 2,
  orderId: 'FEST-AB12CD34EF',
  transactionId: '7a1b5e78-4238-4849-8322-af160f652f33',
  paymentType: 'qris',
  status: 'settlement',
  amount: 50_000,
};

describe('the export is read', () => {
  it.each<[string, string]>([
    ['with commas', `${HEADER}\n${ROW}\n`],
    ['with semicolons', `${HEADER}\n${ROW}`.replaceAll(',', ';')],
    ['with tabs', `${HEADER}\n${ROW}`.replaceAll(',', '\t')],
    ['with Windows line ends', `${HEADER}\r\n${ROW}\r\n`],
    ['with a byte order mark', `\u{feff}${HEADER}\n${ROW}`],
    ['with other names of the columns', `order_id,transaction-id,Payment Method,Gross Amount,Status\n${ROW}`],
    [
      'in quotes',
      `${HEADER}\n${ROW.split(',')
        .map((each) => `"${each}"`)
        .join(',')}`,
    ],
    ['with blanks and capitals', `${HEADER}\n${ROW.replace('settlement', ' Settlement ')}`],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual([PAYMENT]);
  });

  it('in UTF-16 with its mark, as a spreadsheet saves it', () => {
    expect(readPaymentsCsv(Buffer.from(`\u{feff}${HEADER}\n${ROW}`, 'utf16le'))).toEqual([PAYMENT]);
  });

  it('without the columns that may be absent, and with others', () => {
    const [payment] = read('Custom Field,Amount,Order ID,Status\n"a, b",Rp 75.000,X-1,Partial Refund');
    const expected = {
      orderId: 'X-1',
      transactionId: null,
      paymentType: null,
      amount: 75_000,
      status: 'partial_refund',
    };
    expect(payment).toMatchObject(expected);
  });

  it('with only its first line: no payments', () => {
    expect(read(HEADER)).toEqual([]);
  });
});

describe('a file is refused with a reason', () => {
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'The file is empty.'],
    ['no header', ROW, 'The first line must name the columns; missing: Order ID, Transaction status, Amount.'],
    ['a column is missing', 'Order ID,Amount\nX-1,5', 'missing: Transaction status.'],
    ['another encoding', Buffer.from([...Buffer.from(HEADER), 0x0a, 0xe9, 0x2c]), 'not UTF-8'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0\0\0'), 'not a CSV file'],
    ['a row too short', `${HEADER}\nX-1`, 'not well-formed CSV'],
    ['an open quote', `${HEADER}\n"X-1,a,b,5,c`, 'not well-formed CSV'],
    ['no order ID', `${HEADER}\n,a,qris,5,settlement`, 'Line 2 has no order ID.'],
    ['no status', `${HEADER}\nX-1,a,qris,5,`, 'Line 2 has no status.'],
    ['an amount that is none', `${HEADER}\n${ROW}\nX-1,a,qris,5.5,settlement`, 'The amount in line 3 is not'],
    ['too long an order ID', `${HEADER}\n${'X'.repeat(65)},a,qris,5,settlement`, 'The order ID in line 2 is too long'],
  ])('%s', (_name, file, text) => {
    let refusal: unknown;
    try {
      readPaymentsCsv(Buffer.from(file));
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).errors?.['file']?.[0]).toContain(text);
  });

  it('too many rows', () => {
    expect(() => read(`${HEADER}\n${`${ROW}\n`.repeat(50_001)}`)).toThrow('more than 50000 rows');
  });
});

it.each<[string, number | null]>([
  ['150000', 150_000],
  ['150000.00', 150_000],
  ['150000,00', 150_000],
  ['150.000', 150_000],
  ['150,000', 150_000],
  ['1.250.000', 1_250_000],
  ['Rp 150.000,00', 150_000],
  ['Rp. 150.000', 150_000],
  ['IDR 150,000.00', 150_000],
  ['0', 0],
  ['150000.50', null],
  ['1.50', null],
  ['1,250.000', null],
  ['12.34.567', null],
  ['-5', null],
  ['', null],
  ['a lot', null],
])('the amount %j is %p', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
