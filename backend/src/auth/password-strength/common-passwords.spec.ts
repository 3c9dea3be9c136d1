import { isCommonPassword } from './common-passwords.js';

it.each([
  ['123456', true],
  ['password', true],
  ['PassWord', true],
  ['Sunshine#2025', true],
  ['!!Football12', true],
  ['1q2w3e4r5t6y', true],
  ['Garuda-Emas-2049', false],
  ['Sunshine over Gading 7', false],
  ['Dragon!4810295736', false],
  ['Xy!2049-8812-77', false],
  ['', false],
])('%j: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});
