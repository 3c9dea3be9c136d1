import { refundsInPart, refundWay } from './refund-rules.js';

describe('how money goes back', () => {
  it.each<[string | null, string, boolean]>([
    ['credit_card', 'provider', true],
    ['gopay', 'provider', true],
    ['qris', 'provider', true],
    ['dana', 'provider', true],
    ['kredivo', 'provider', true],
    ['akulaku', 'provider', true],
    ['shopeepay', 'provider', false],
    ['ovo', 'provider', false],
    ['bank_transfer', 'manual', true],
    ['echannel', 'manual', true],
    ['cstore', 'manual', true],
    ['a method nobody knows', 'manual', true],
    [null, 'manual', true],
  ])('%s: %s, in part %p', (type, way, inPart) => {
    expect(refundWay(type)).toBe(way);
    expect(refundsInPart(type)).toBe(inPart);
  });
});
