import type { SameQuestion, Translation } from '@festival/contracts';
import { carriesPrefix, type KnowledgeValues } from './knowledgeValues';

/** What an editor should know before an entry is saved. */
export interface SaveConcerns {
  /** Indonesian texts as a machine left them. */
  machineTexts: string[];
  /** Other entries that have one of the questions already. */
  same: SameQuestion[];
}

const LABELS = { question_id: 'Question (Indonesian)', answer_id: 'Answer (Indonesian)' } as const;

/** The Indonesian fields that nobody has edited since a machine filled them; `made` is what it filled in. */
export function untouchedMachineTexts(
  values: { [K in keyof typeof LABELS]?: KnowledgeValues[K] | null },
  made: Partial<Translation>,
): string[] {
  const fields = ['question_id', 'answer_id'] as const;
  return fields
    .filter((field) => {
      const text = values[field] ?? '';
      return text.trim() !== '' && (carriesPrefix(text) || text === made[field]);
    })
    .map((field) => LABELS[field]);
}
