import fc from 'fast-check';
import {
  maskTicketCode,
  normalizeCode,
  normalizeTicketCode,
  orderNumber,
  ORDER_NUMBER_PATTERN,
  ORDER_NUMBER_RANDOM_LENGTH,
  parseScannedText,
  TICKET_CODE_PATTERN,
  TICKET_CODE_RANDOM_LENGTH,
} from './codes.js';
import { crockford, readCrockford } from './crockford.js';

const CODE = 'TKT-7F3KM9QX2WBZ';

describe('Crockford base 32', () => {
  it('has 32 letters, none of them I, L, O or U, and ignores the upper bits of a byte', () => {
    const all = crockford(Uint8Array.from({ length: 32 }, (_, index) => index));
    expect(all).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    expect(crockford(Uint8Array.from({ length: 32 }, (_, index) => index + 224))).toBe(all);
  });

  it.each([
    ['o0O', '000'],
    ['iIlL1', '11111'],
    ['abcz', 'ABCZ'],
  ])('reads %s as %s', (typed, read) => {
    expect(readCrockford(typed)).toBe(read);
  });

  it('makes order numbers and ticket codes that match their patterns', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(ORDER_NUMBER_RANDOM_LENGTH), bytes(TICKET_CODE_RANDOM_LENGTH), (order, ticket) => {
        expect(orderNumber(order, 0)).toMatch(ORDER_NUMBER_PATTERN);
        expect(orderNumber(order, 1)).toMatch(ORDER_NUMBER_PATTERN);
        // However the random bytes fall, no later edition has a number of an earlier one.
        expect(orderNumber(order, 1)).not.toHaveLength(orderNumber(order, 0).length);
        expect(orderNumber(order, 2)[5]).not.toBe(orderNumber(order, 1)[5]);
        expect(`TKT-${crockford(ticket)}`).toMatch(TICKET_CODE_PATTERN);
        expect(normalizeTicketCode(`TKT-${crockford(ticket)}`)).toBe(`TKT-${crockford(ticket)}`);
      }),
    );
  });

  it.each(['FEST-012345678', 'FEST-0123456789AB', 'fest-0123456789', 'FEST-012345678I', 'FEST-0123456789\n', '1'])(
    'doesn’t take %j for an order number',
    (text) => {
      expect(ORDER_NUMBER_PATTERN.test(text)).toBe(false);
    },
  );
});

describe('normalizeCode', () => {
  it.each([
    ['  crown01 ', 'CROWN01'],
    ['Unity10', 'UNITY10'],
    ['', ''],
  ])('writes %j as %j', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});

describe('normalizeTicketCode', () => {
  it.each([
    [CODE],
    ['tkt-7f3km9qx2wbz'],
    ['  TKT-7F3KM9QX2WBZ\n'],
    ['tkt7f3km9qx2wbz'],
    ['7f3km9qx2wbz'],
    ['7F3K-M9QX-2WBZ'],
    ['TKT 7F3K M9QX 2WBZ'],
  ])('reads %j', (typed) => {
    expect(normalizeTicketCode(typed)).toBe(CODE);
  });

  it('reads look-alike letters as Crockford says', () => {
    expect(normalizeTicketCode('tkt-oil345678abc')).toBe('TKT-011345678ABC');
  });

  it('puts the prefix in front of a code that begins like it', () => {
    expect(normalizeTicketCode('TKT456789ABC')).toBe('TKT-TKT456789ABC');
    expect(normalizeTicketCode('TKT-TKT456789ABC')).toBe('TKT-TKT456789ABC');
  });

  it.each([
    ['hello', 'HELLO'],
    ['TKT-SHORT', 'TKT-SHORT'],
    ['', ''],
  ])('leaves %j, which is no ticket code, as %j', (typed, text) => {
    expect(normalizeTicketCode(typed)).toBe(text);
  });
});

describe('parseScannedText', () => {
  const verify = 'AbCd-_xYz0';

  it.each([
    [`https://festival.example/t/${CODE}?verify=${verify}`, { code: CODE, verify }],
    [`http://localhost:3000/t/${CODE}?verify=${verify}#top`, { code: CODE, verify }],
    [`https://festival.example/t/${CODE}?lang=id&verify=${verify}`, { code: CODE, verify }],
    [`https://festival.example/t/${CODE}`, { code: CODE }],
    [`https://festival.example/t/${CODE}?verify=`, { code: CODE }],
    [`  ${CODE}\n`, { code: CODE }],
    ['7f3km9qx2wbz', { code: CODE }],
    ['hello', { code: 'HELLO' }],
    ['ab', null],
    ['  a ', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(parseScannedText(text)).toEqual(expected);
  });

  it('never changes the case of a signature', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 1, maxLength: 90 }), (signature) => {
        expect(parseScannedText(`https://f.example/t/${CODE}?verify=${signature}`)?.verify).toBe(signature);
      }),
    );
  });

  it('never fails, whatever was scanned', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => parseScannedText(text)).not.toThrow()));
    fc.assert(fc.property(fc.string(), (text) => expect(() => parseScannedText(`/t/${text}?verify=%`)).not.toThrow()));
  });
});

describe('maskTicketCode', () => {
  it('shows the first six and the last two characters', () => {
    expect(maskTicketCode(CODE)).toBe('TKT-7F••••••••BZ');
    expect(maskTicketCode(CODE)).toHaveLength(CODE.length);
  });
});
