import { KNOWLEDGE_LIMITS, KNOWLEDGE_PRIORITY_MAX, type Translation } from '@festival/contracts';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { requiredText } from '../../shared/forms/contentRules';
import { FieldRow } from '../../shared/forms/FieldRow';
import { wholeNumber } from '../../shared/forms/wholeNumber';
import { AnswerInput } from './AnswerInput';
import { CategoryInput } from './CategoryInput';
import { IndonesianInputs } from './IndonesianInputs';
import { KeywordsInput } from './KeywordsInput';
import { TrainingPhrasesInput } from './TrainingPhrasesInput';

const RANGE = `Priority must be between 0 and ${KNOWLEDGE_PRIORITY_MAX}`;

const rules = {
  question: requiredText('Question (English)'),
  priority: [
    required('Priority is required'),
    minValue(0, RANGE),
    maxValue(KNOWLEDGE_PRIORITY_MAX, RANGE),
    wholeNumber,
  ],
};

interface KnowledgeInputsProps {
  isNew: boolean;
  onTranslated: (made: Partial<Translation>) => void;
}

export function KnowledgeInputs({ isNew, onTranslated }: KnowledgeInputsProps) {
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
          helperText={`0 to ${KNOWLEDGE_PRIORITY_MAX}; decides between entries that fit equally well`}
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
      <IndonesianInputs isNew={isNew} onTranslated={onTranslated} />
      <KeywordsInput />
      <TrainingPhrasesInput />
      <BooleanInput source="is_active" label="Active" helperText="Only active entries answer visitors" />
    </>
  );
}
