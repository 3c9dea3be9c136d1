import type { EvalQuestion } from '../eval-question.js';
import { TUNE_QUESTIONS_1 } from './tune-1.js';
import { TUNE_QUESTIONS_2 } from './tune-2.js';

export const TUNE_QUESTIONS: readonly EvalQuestion[] = [...TUNE_QUESTIONS_1, ...TUNE_QUESTIONS_2];
