import type { Translation } from '@festival/contracts';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { trainingCalls } from '../calls/trainingCalls';
import { type SaveConcerns, untouchedMachineTexts } from './saveConcerns';

/** Looks for concerns before an entry is saved, and waits for the editor's word when there are some. */
export function useSaveConcerns(id: number | undefined) {
  const [open, setOpen] = useState<{ concerns: SaveConcerns; answer: (goOn: boolean) => void } | null>(null);
  const made = useRef<Partial<Translation>>({});

  const noteTranslation = (filled: Partial<Translation>) => {
    made.current = { ...made.current, ...filled };
  };
  /** Whether to save. */
  const mayBeSaved = async (values: FieldValues): Promise<boolean> => {
    const machineTexts = untouchedMachineTexts(values, made.current);
    const { question_en, question_id } = values;
    const questions = { question_en: String(question_en ?? ''), question_id: String(question_id ?? '') };
    // A look that fails must not be in the way of saving, which then says itself what is wrong.
    const same = await trainingCalls.sameQuestion(questions, id).catch(() => []);
    if (machineTexts.length === 0 && same.length === 0) return true;
    return new Promise((resolve) => {
      const answer = (goOn: boolean) => {
        setOpen(null);
        resolve(goOn);
      };
      setOpen({ concerns: { machineTexts, same }, answer });
    });
  };
  return { open, mayBeSaved, noteTranslation };
}
