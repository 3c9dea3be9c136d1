import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Stack } from '@mui/material';
import { useId, useRef, useState } from 'react';
import type { EntryConflict, SameQuestion, Translation } from '@festival/contracts';
import type { FieldValues } from 'react-hook-form';
import { LANGUAGE_LABELS } from '../lists/LanguageChip';
import { SCREEN } from '../calls/trainingPaths';
import { trainingCalls } from '../calls/trainingCalls';
import { carriesPrefix, phrasesIn, type KnowledgeValues } from './knowledgeValues';
import { t } from '../../lib/i18n/t';

/** Doubts that an editor should see before an entry is saved. */
interface SaveConcerns {
  /** Indonesian texts as a machine left them. */
  machineTexts: string[];
  /** Other entries that have one of the questions already. */
  same: SameQuestion[];
  /** Texts of this entry that another one answers so far. */
  conflicts: EntryConflict[];
}

const LABELS = { question_id: t('Question (Indonesian)'), answer_id: t('Answer (Indonesian)') } as const;

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

interface SaveConcernsDialogProps {
  concerns: SaveConcerns;
  onAnswer: (goOn: boolean) => void;
}

/** Asks before an entry is saved with a machine's text or with a question that another entry has. */
export function SaveConcernsDialog({ concerns: { machineTexts, same, conflicts }, onAnswer }: SaveConcernsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('Save this entry as it is?')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {machineTexts.length > 0 && (
            <Alert severity="warning">
              {t('Nobody has edited the machine’s translation: %{machineTexts}. Visitors will read it as it is.', {
                machineTexts: machineTexts.join(', '),
              })}
            </Alert>
          )}
          {same.map(({ id, language, question, is_active: isActive }) => (
            <Alert key={id} severity="warning">
              {isActive
                ? t('Another entry has this question; chance would decide which one answers: ')
                : t('An inactive entry has this question: ')}
              <Link href={`/admin${SCREEN}/${id}`} target="_blank" rel="noopener" underline="always">
                {t('%{question} (%{language_labels}, opens in a new tab)', {
                  question,
                  language_labels: LANGUAGE_LABELS[language],
                })}
              </Link>
            </Alert>
          ))}
          {conflicts.map(({ text, id, question }) => (
            <Alert key={text} severity="warning">
              {t('“%{text}” is answered by another entry so far: ', { text })}
              <Link href={`/admin${SCREEN}/${id}`} target="_blank" rel="noopener" underline="always">
                {t('%{question} (opens in a new tab)', { question })}
              </Link>
            </Alert>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{t('Go back')}</Button>
        <Button variant="contained" color="warning" onClick={() => onAnswer(true)}>
          {t('Save anyway')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Looks for concerns before an entry is saved, and waits for the editor's word when there are some.
 * @param id of the entry that is edited; a new one has none
 * @param stored the entry as it was opened
 */
export function useSaveConcerns(id: number | undefined, stored: KnowledgeValues) {
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
    // What an entry has had was asked about when it came.
    const known =
      id === undefined ? [] : [stored.question_en, stored.question_id, ...stored.keywords, ...stored.training_phrases];
    const ifNew = (text: string): string => (known.includes(text) ? '' : text);
    const added = {
      question_en: ifNew(questions.question_en),
      question_id: ifNew(questions.question_id),
      keywords: phrasesIn(values.keywords ?? []).filter(ifNew),
      training_phrases: phrasesIn(values.training_phrases ?? []).filter(ifNew),
    };
    // A look that fails must not be in the way of saving, which then says itself what is wrong.
    const [same, conflicts] = await Promise.all([
      trainingCalls.sameQuestion(questions, id).catch(() => []),
      trainingCalls.conflicts({ ...added, except: id }).catch(() => []),
    ]);
    // The same question is told already.
    const told = new Set(same.map((each) => each.id));
    const others = conflicts.filter((each) => !told.has(each.id));
    if (machineTexts.length === 0 && same.length === 0 && others.length === 0) return true;
    return new Promise((resolve) => {
      const answer = (goOn: boolean) => {
        setOpen(null);
        resolve(goOn);
      };
      setOpen({ concerns: { machineTexts, same, conflicts: others }, answer });
    });
  };
  return { open, mayBeSaved, noteTranslation };
}
