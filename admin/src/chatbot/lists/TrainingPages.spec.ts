import { rangeText } from './TrainingPages';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

it.each([
  [15, 1, 31, 'Showing 1 to 15 of 31 results'],
  [1, 3, 31, 'Showing 31 to 31 of 31 results'],
  [0, 1, 0, 'Showing 0 to 0 of 0 results'],
])('%i rows on page %i of %i', (count, current_page, total, text) => {
  expect(rangeText({ data: rows(count), current_page, per_page: 15, total })).toBe(text);
});
