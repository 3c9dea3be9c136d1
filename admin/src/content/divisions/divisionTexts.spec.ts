import { networkError, toHttpError } from '../../lib/httpErrors';
import { divisionFailure } from './divisionTexts';

const refused = (errors?: Record<string, string[]>) =>
  toHttpError(422, { success: false, message: 'The given data was invalid.', errors });

it.each([
  [
    'the first field that was refused',
    refused({ name: ['Name is required'], title: ['Title is required'] }),
    'Name is required',
  ],
  ['the message without fields', refused(), 'The given data was invalid.'],
  ['its own text without an answer', networkError(), 'Failed to save'],
])('says %s', (_case, error, text) => {
  expect(divisionFailure(error)).toBe(text);
});
