import { EMPTY_ENTRY, toRequest, unknownFacts, withKeywords, withoutPrefix } from './knowledgeValues';

it.each([
  ['[Terjemahan otomatis] Berapa harganya?', 'Berapa harganya?'],
  ['  [Terjemahan otomatis]Ya', 'Ya'],
  ['Ya [Terjemahan otomatis]', 'Ya [Terjemahan otomatis]'],
  ['', ''],
])('"%s" is saved as "%s"', (text, saved) => {
  expect(withoutPrefix(text)).toBe(saved);
});

it('sends emptied fields as empty, and no prefix', () => {
  const typed = {
    ...EMPTY_ENTRY,
    category: ' faq ',
    question_id: null,
    answer_id: '[Terjemahan otomatis] Ya',
    priority: null,
    training_phrases: ['brp hrg', '', '  tiket brp '],
  };
  expect(toRequest(typed)).toEqual({
    ...EMPTY_ENTRY,
    category: 'faq',
    answer_id: 'Ya',
    training_phrases: ['brp hrg', 'tiket brp'],
  });
});

it.each([
  ['parking', ['gate', 'parking']],
  [' parkir ; parking;', ['gate', 'parkir', 'parking']],
  ['   ', ['gate']],
  ['GATE; gate', ['gate']],
])('"%s" added makes %p', (typed, keywords) => {
  expect(withKeywords(['gate'], typed)).toEqual(keywords);
});

it('names what is in braces and no fact', () => {
  expect(unknownFacts('{venue} costs {pirce} and {pirce}, {not a name}')).toEqual(['pirce', 'not a name']);
  expect(unknownFacts('{ venue } and {ticket-sale}')).toEqual([' venue ', 'ticket-sale']);
  expect(unknownFacts('Nothing to fill in')).toEqual([]);
});
