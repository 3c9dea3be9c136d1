import { readDemoKnowledge, readTrainingPhrases } from '@festival/backend/demo/demo-knowledge.js';
import { otherQuestions } from '@festival/backend/chatbot/search/other-questions.js';
import { wordsOf } from '@festival/backend/chatbot/language/words.js';
import { readBlindQuestions, readFollowUps, readNewEntries, readTwoQuestions } from './questions.js';

const plain = (text: string): string => wordsOf(text).join(' ');

const KEYS = new Set(readDemoKnowledge().map(({ key }) => key));
const LEARNT = new Set([...[...readTrainingPhrases().values()].flat(), ...otherQuestions()].map(plain));

const SETS = {
  'blind questions': readBlindQuestions(),
  'follow-ups': readFollowUps(),
  'double questions': readTwoQuestions().map(({ q, want }) => ({ q, want: want.flat() })),
};

describe.each(Object.entries(SETS))('the %s', (_name, questions) => {
  it('name existing entries only', () => {
    expect(questions.flatMap(({ want }) => want).filter((key) => !KEYS.has(key))).toEqual([]);
  });

  it('hold no training phrase', () => {
    expect(questions.filter(({ q }) => LEARNT.has(plain(q))).map(({ q }) => q)).toEqual([]);
  });
});

it('new entries have three phrases and questions, and no key of another', () => {
  const entries = readNewEntries();
  expect(entries.map(({ phrases }) => phrases.length).filter((count) => count !== 3)).toEqual([]);
  expect(entries.filter(({ asks }) => asks.length < 5)).toEqual([]);
  expect(entries.filter(({ entry }) => KEYS.has(entry.key))).toEqual([]);
});
