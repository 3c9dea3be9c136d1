import { MAX_IMAGE_BYTES } from '@festival/contracts';
import { networkError, toHttpError } from '../../lib/httpErrors';
import { fileProblem, uploadFailure } from './pictureFile';

const KIND = 'Only PNG, JPG and WebP pictures can be uploaded.';
const HEAVY = 'A picture may have at most 5 MB.';

it.each([
  ['image/png', 10, undefined],
  ['image/jpeg', MAX_IMAGE_BYTES, undefined],
  ['image/webp', MAX_IMAGE_BYTES + 1, HEAVY],
  ['image/svg+xml', 10, KIND],
  ['application/pdf', 10, KIND],
  ['', 10, undefined],
])('a file of %p with %i bytes: %p', (type, size, text) => {
  expect(fileProblem({ type, size })).toBe(text);
});

it.each([
  [toHttpError(422, { success: false, message: KIND, errors: { file: [KIND] } }), KIND],
  [toHttpError(413, { success: false, message: 'The request is too large.' }), HEAVY],
  [toHttpError(502, null), 'The picture could not be uploaded.'],
  [networkError(), 'The picture could not be uploaded. Please check your connection and try again.'],
])('of a refusal says %#', (error, text) => {
  expect(uploadFailure(error)).toBe(text);
});
