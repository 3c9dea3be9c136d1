import { EMAIL_PATTERN, maskEmail, normalizeEmail } from './email.js';

describe('e-mail addresses', () => {
  it.each([
    'a@b.co',
    'siti.rahma+fest@student.example.ac.id',
    'ü@münchen.example',
    "o'brien@example.com",
    'a@invalid.example',
  ])('takes %s', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'siti',
    'siti@',
    '@example.com',
    'siti@example',
    'si ti@example.com',
    'a@b@c.co',
    'a@b.co\n',
    'a@b .co',
    'order-7@erased.invalid',
    'order-7@Erased.INVALID',
    'a@b.erased.invalid',
  ])('refuses %j', (address) => {
    expect(EMAIL_PATTERN.test(address)).toBe(false);
  });

  it.each([
    ['  Siti@Example.COM ', 'siti@example.com'],
    ['siti@example.com', 'siti@example.com'],
    ['\tA@B.CO\n', 'a@b.co'],
  ])('writes %j as %j', (typed, address) => {
    expect(normalizeEmail(typed)).toBe(address);
    expect(normalizeEmail(address)).toBe(address);
  });

  it('hides one in a list', () => {
    expect(maskEmail('siti.rahma@student.example')).toBe('si…@s…xample');
  });
});
