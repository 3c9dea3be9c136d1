import { networkError, toHttpError } from '../../../lib/httpErrors';
import { failureText } from './failureText';

const TEXTS = { prefix: 'Error: ', unknown: 'Something went wrong', unanswered: 'Error saving video' };

it.each([
  ['the server said why', toHttpError(409, { success: false, message: 'Taken.' }), 'Error: Taken.'],
  ['the server said nothing', toHttpError(502, null), 'Error: Something went wrong'],
  ['there was no answer', networkError(), 'Error saving video'],
])('%s', (_case, error, text) => {
  expect(failureText(error, TEXTS)).toBe(text);
});

it('without a text of its own, no answer is as an answer without a reason', () => {
  expect(failureText(networkError(), { unknown: 'Operation failed' })).toBe('Operation failed');
});
