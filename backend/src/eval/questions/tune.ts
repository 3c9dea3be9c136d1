import type { EvalQuestion } from '../eval-question.js';
import { TUNE_QUESTIONS_1 } from './tune-1.js';
import { TUNE_QUESTIONS_2 } from './tune-2.js';
import { TUNE_QUESTIONS_3 } from './tune-3.js';
import { TUNE_QUESTIONS_4 } from './tune-4.js';
import { TUNE_QUESTIONS_5 } from './tune-5.js';
import { TUNE_QUESTIONS_6 } from './tune-6.js';

export const TUNE_QUESTIONS: readonly EvalQuestion[] = [
  ...TUNE_QUESTIONS_1,
  ...TUNE_QUESTIONS_2,
  ...TUNE_QUESTIONS_3,
  ...TUNE_QUESTIONS_4,
  ...TUNE_QUESTIONS_5,
  ...TUNE_QUESTIONS_6,
];
