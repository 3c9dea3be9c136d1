import type { EvalQuestion } from '../eval-question.js';
import { HELD_QUESTIONS_1 } from './held-1.js';
import { HELD_QUESTIONS_2 } from './held-2.js';

export const HELD_QUESTIONS: readonly EvalQuestion[] = [...HELD_QUESTIONS_1, ...HELD_QUESTIONS_2];
