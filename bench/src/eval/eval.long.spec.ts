import { readDemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readTrainingPhrases } from '@festival/backend/demo/demo-knowledge.js';
import { offTopicQuestions } from '@festival/backend/chatbot/search/off-topic-questions.js';
import { wordsOf } from '@festival/backend/chatbot/language/words.js';
import { readEvalQuestions } from './eval-question.js';

const DEMO_KNOWLEDGE = readDemoKnowledge();

const plain = (text: string): string => wordsOf(text).join(' ');

describe.each(['tune', 'held', 'blind'] as const)('the evaluation, %s', (split) => {
  const questions = readEvalQuestions(split);

  it('names existing entries only, and holds no training phrase', async () => {
    const keys = new Set(DEMO_KNOWLEDGE.map(({ key }) => key));
    expect(questions.flatMap(({ want }) => want).filter((key) => !keys.has(key))).toEqual([]);
    const others = (await offTopicQuestions()).map(({ text }) => text);
    const learnt = new Set([...[...readTrainingPhrases().values()].flat(), ...others].map(plain));
    expect(questions.filter(({ q }) => learnt.has(plain(q))).map(({ q }) => q)).toEqual([]);
  });
});
