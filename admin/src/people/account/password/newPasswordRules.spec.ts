import { PASSWORD_TEXTS } from '@festival/contracts';
import { PASSWORD_RULES } from './newPasswordRules';

const STRONG = 'Garuda-Emas-2049';
const values = { current_password: 'old one', new_password: STRONG, new_password_confirmation: STRONG };

it.each([
  [{}, {}],
  [{ current_password: '' }, { current_password: PASSWORD_TEXTS.currentRequired }],
  [
    { new_password: '', new_password_confirmation: '' },
    { new_password: PASSWORD_TEXTS.newRequired, new_password_confirmation: PASSWORD_TEXTS.confirmationRequired },
  ],
  [
    { new_password: 'Short1!' },
    { new_password: PASSWORD_TEXTS.tooShort, new_password_confirmation: PASSWORD_TEXTS.confirmationMismatch },
  ],
  [
    { new_password: 'abcdefghijkl', new_password_confirmation: 'abcdefghijkl' },
    { new_password: PASSWORD_TEXTS.tooWeak },
  ],
  [{ current_password: STRONG }, { new_password: PASSWORD_TEXTS.sameAsCurrent }],
])('%j: %j', (changes, errors) => {
  const all = { ...values, ...changes };
  const found = Object.entries(PASSWORD_RULES).map(([name, rule]) => [name, rule(all)] as const);
  expect(Object.fromEntries(found.filter(([, text]) => text))).toEqual(errors);
});
