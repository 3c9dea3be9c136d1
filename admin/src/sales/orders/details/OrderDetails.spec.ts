import { HttpError } from 'react-admin';
import { orderFallbackText } from './OrderDetails';

it.each<[string, Error | null]>([
  ['Loading...', null],
  ['Order not found.', new HttpError('Gone', 404, null)],
  ['The database is away.', new HttpError('The database is away.', 503, { success: false })],
  ['Network response was not ok.', new HttpError('Network response was not ok.', 502, null)],
  ['Unknown error occurred.', new Error('')],
])('says %s', (text, error) => {
  expect(orderFallbackText(error)).toBe(text);
});
