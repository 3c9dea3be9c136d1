import { KNOWLEDGE_LIMITS, KNOWLEDGE_PRIORITY_MAX, type Translation } from '@festival/contracts';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { requiredText, wholeNumber } from '../../shared/forms/inputRules';
import { FieldRow } from '../../shared/forms/FieldRow';
import { AnswerInput } from './AnswerInput';
import { CategoryInput } from './CategoryInput';
import { EntryCheckPanel } from './EntryCheckPanel';
import { IndonesianInputs } from './IndonesianInputs';
import { KeywordsInput } from './KeywordsInput';
import { phrasesIn } from './knowledgeValues';
import { t } from '../../lib/i18n/t';

const { phrase: LONGEST, phrases: MOST } = KNOWLEDGE_LIMITS;

const toText = (phrases: string[] | null | undefined): string => (phrases ?? []).join('\n');
/** Empty lines stay while they are typed; saving leaves them out. */
const toLines = (text: string): string[] => text.split('\n');

function withinLimits(typed: string[] | null | undefined): string | undefined {
  const phrases = phrasesIn(typed ?? []);
  if (phrases.length > MOST) return t('There may be at most %{most} training phrases', { most: MOST });
  const tooLong = phrases.find((phrase) => phrase.length > LONGEST);
  return (
    tooLong &&
    t('A training phrase may have at most %{longest} characters: “%{tooLong}…”', {
      longest: LONGEST,
      tooLong: tooLong.slice(0, 30),
    })
  );
}

/** Questions as visitors type them: the more there are, the surer the assistant knows the next one. */
function TrainingPhrasesInput() {
  const phrases: string[] | null | undefined = useWatch({ name: 'training_phrases' });
  const count = phrasesIn(phrases ?? []).length;
  return (
    <TextInput
      source="training_phrases"
      label="Training phrases"
      format={toText}
      parse={toLines}
      validate={withinLimits}
      multiline
      minRows={3}
      maxRows={10}
      helperText={t('%{count} · one a line, in both languages, as visitors type them (“brp hrg tiketnya kak”)', {
        count,
      })}
    />
  );
}

const RANGE = t('Priority must be between 0 and %{knowledge_priority_max}', {
  knowledge_priority_max: KNOWLEDGE_PRIORITY_MAX,
});

const rules = {
  question: requiredText(t('Question (English)')),
  priority: [
    required(t('Priority is required')),
    minValue(0, RANGE),
    maxValue(KNOWLEDGE_PRIORITY_MAX, RANGE),
    wholeNumber,
  ],
};

interface KnowledgeInputsProps {
  /** Of the entry that is edited; a new one has none. */
  id?: number;
  onTranslated: (made: Partial<Translation>) => void;
}

export function KnowledgeInputs({ id, onTranslated }: KnowledgeInputsProps) {
  return (
    <>
      <FieldRow>
        <CategoryInput />
        <NumberInput
          source="priority"
          label="Priority"
          min={0}
          max={KNOWLEDGE_PRIORITY_MAX}
          step={1}
          validate={rules.priority}
          helperText={t('0 to %{knowledge_priority_max}; higher if it is asked for more', {
            knowledge_priority_max: KNOWLEDGE_PRIORITY_MAX,
          })}
        />
      </FieldRow>
      <TextInput
        source="question_en"
        label="Question (English)"
        validate={rules.question}
        multiline
        slotProps={{ htmlInput: { maxLength: KNOWLEDGE_LIMITS.question } }}
      />
      <AnswerInput />
      <IndonesianInputs isNew={id === undefined} onTranslated={onTranslated} />
      <KeywordsInput />
      <TrainingPhrasesInput />
      {id !== undefined && <EntryCheckPanel id={id} />}
      <BooleanInput source="is_active" label="Active" helperText="Only active entries answer visitors" />
    </>
  );
}
