import { EMAIL_PATTERN, normalizeEmail } from './email.js';

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'siti.rahma+fest@student.example.ac.id', 'ü@münchen.example', "o'brien@example.com"])(
    'takes %s',
    (address) => {
      expect(EMAIL_PATTERN.test(address)).toBe(true);
    },
  );

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
});
