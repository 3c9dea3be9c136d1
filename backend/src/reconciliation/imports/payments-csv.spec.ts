import { AppError } from '../../platform/errors/app-error.js';
import { readPaymentsCsv } from './payments-csv.js';

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

  it('in Windows-1252, as Excel saves it', () => {
    const file = Buffer.from(`${HEADER},Customer\n${ROW},Ren\u00e9e`, 'latin1');
    expect(readPaymentsCsv(file)).toEqual([PAYMENT]);
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
    ['nothing', '', 'The file is empty: its first line must name the columns.'],
    ['no header', ROW, 'The first line must name the columns; missing: Order ID, Transaction status, Amount.'],
    ['a column is missing', 'Order ID,Amount\nX-1,5', 'missing: Transaction status.'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0\0\0'), 'not a CSV file'],
    ['a row too short', `${HEADER}\nX-1`, 'Line 2 has not as many cells'],
    ['a row too long', `${HEADER}\n${ROW},5`, 'Line 2 has not as many cells'],
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
    expect(() => read(`${HEADER}\n${`${ROW}\n`.repeat(50_001)}`)).toThrow('more than 50,000 rows');
  });
});
