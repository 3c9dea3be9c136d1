import { statusText, statusWord } from './orderLabels';

it('says a provider’s state in words; the list keeps its name', () => {
  expect(['settlement', 'partial_refund', 'pending'].map(statusText)).toEqual(['paid', 'partly refunded', 'pending']);
  expect(statusWord('partial_refund')).toBe('partial_refund');
});

it('keeps a state that nobody has a word for', () => {
  expect(statusText('on_hold')).toBe('on_hold');
});
