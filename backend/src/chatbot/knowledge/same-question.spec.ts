import { sameQuestions } from './same-question.js';

const entry = (id: number, questionEn: string, questionId = '', isActive = true) => ({
  id,
  questionEn,
  questionId,
  isActive,
});
const ENTRIES = [
  entry(1, 'Where is the venue?', 'Di mana lokasinya?'),
  entry(2, 'Is there a café?', '', false),
  entry(3, 'Di mana lokasinya'),
];

it.each<[string, { question_en?: string; question_id?: string }, Array<[number, string]>]>([
  ['the same words', { question_en: 'Where is the venue?' }, [[1, 'en']]],
  ['capitals, accents, blanks and punctuation aside', { question_en: ' where IS  the venue ' }, [[1, 'en']]],
  ['accents', { question_en: 'Is there a cafe' }, [[2, 'en']]],
  ['each language is compared with itself', { question_id: 'di mana lokasinya' }, [[1, 'id']]],
  ['each entry once', { question_en: 'Where is the venue', question_id: 'Di mana lokasinya?' }, [[1, 'en']]],
  ['another question', { question_en: 'Where is the venue hall?' }, []],
  ['two empty questions are not the same', { question_en: '?', question_id: '' }, []],
])('%s', (_name, asked, found) => {
  expect(sameQuestions(asked, ENTRIES).map(({ id, language }) => [id, language])).toEqual(found);
});
