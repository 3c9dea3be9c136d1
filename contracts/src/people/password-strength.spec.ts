import fc from 'fast-check';
import { newPasswordError, passwordConfirmationError, passwordStrength, PASSWORD_TEXTS } from './password-strength.js';

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'Weak'],
    ['abcdefg', 1, 'Weak'],
    ['abcdefgh', 2, 'Weak'],
    ['abcdefghijkl', 3, 'Medium'],
    ['Abcdefghijkl', 4, 'Medium'],
    ['Abcdefghijk1', 5, 'Strong'],
    ['Abcdefghij1!', 6, 'Strong'],
    ['Abcdef1!', 5, 'Strong'],
    ['Kopi panas 7 gelas', 6, 'Strong'],
    ['Ångström-2049', 6, 'Strong'],
    ['Password123456!', 4, 'Medium'],
    ['adminADMIN!123456', 4, 'Medium'],
    ['aaa', 0, 'Weak'],
  ] as const)('%j scores %d, %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  it.each([
    ['Abcdef1!', ['Password should be at least 12 characters long']],
    ['Abcde1!', ['Password must be at least 12 characters long']],
    ['abcdefghij1!', ['Add uppercase letters']],
    ['ABCDEFGHIJ1!', ['Add lowercase letters']],
    ['Abcdefghijk!', ['Add numbers']],
    ['Abcdefghijk1', ['Add symbols (!@#$%^&*)']],
    ['Abcdefg!123456', ['Avoid sequential numbers']],
    ['MyPassWord!2049', ['Avoid using "password"']],
    ['AdMiN!Garuda-7', ['Avoid using "admin"']],
    ['QWERTY-garuda-7', ['Avoid keyboard patterns']],
    ['Garudaaa-2049!', ['Avoid repeated characters']],
    ['Garuda-Emas-2049', []],
  ])('%j is told %j', (password, hints) => {
    expect(passwordStrength(password).hints).toEqual(hints);
  });

  it('is never below 0 nor above 6, and no hint comes twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        const { score, hints } = passwordStrength(password);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(6);
        expect(new Set(hints).size).toBe(hints.length);
      }),
    );
  });
});

it.each([
  ['', PASSWORD_TEXTS.newRequired],
  ['Abcdef1!', PASSWORD_TEXTS.tooShort],
  ['abcdefghijkl', PASSWORD_TEXTS.tooWeak],
  [`Aa1!${'bc'.repeat(100)}`, PASSWORD_TEXTS.tooLong],
  ['Garuda-Emas-2049', undefined],
])('a new password %j: %s', (password, text) => {
  expect(newPasswordError(password)).toBe(text);
});

it.each([
  ['', PASSWORD_TEXTS.confirmationRequired],
  ['garuda', PASSWORD_TEXTS.confirmationMismatch],
  ['Garuda', undefined],
])('repeated as %j: %s', (confirmation, text) => {
  expect(passwordConfirmationError('Garuda', confirmation)).toBe(text);
});
