import { untouchedMachineTexts } from './SaveConcernsDialog';

const QUESTION = 'Question (Indonesian)';
const ANSWER = 'Answer (Indonesian)';

it.each<[string, { question_id?: string | null; answer_id?: string | null }, string[]]>([
  ['as the service left them', { question_id: 'Ada parkir?', answer_id: 'Ya.' }, [QUESTION, ANSWER]],
  ['one edited', { question_id: 'Ada parkir ga?', answer_id: 'Ya.' }, [ANSWER]],
  ['with the glossary’s prefix', { question_id: '[Terjemahan otomatis] Is parkir?', answer_id: 'Ada.' }, [QUESTION]],
  ['emptied', { question_id: null, answer_id: '' }, []],
])('%s', (_name, values, untouched) => {
  expect(untouchedMachineTexts(values, { question_id: 'Ada parkir?', answer_id: 'Ya.' })).toEqual(untouched);
});
