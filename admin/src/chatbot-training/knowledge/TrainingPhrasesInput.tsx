import { maxLength, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MOST_PHRASES } from './knowledgeLimits';
import { phrasesIn } from './knowledgeValues';

const toText = (phrases: string[] | null | undefined): string => (phrases ?? []).join('\n');
/** Empty lines stay while they are typed; saving leaves them out. */
const toLines = (text: string): string[] => text.split('\n');
const atMost = maxLength(MOST_PHRASES, `There may be at most ${MOST_PHRASES} training phrases`);

/** Questions as visitors type them: the more there are, the surer the assistant knows the next one. */
export function TrainingPhrasesInput() {
  const phrases: string[] | null | undefined = useWatch({ name: 'training_phrases' });
  const count = phrasesIn(phrases ?? []).length;
  return (
    <TextInput
      source="training_phrases"
      label="Training phrases"
      format={toText}
      parse={toLines}
      validate={atMost}
      multiline
      minRows={3}
      maxRows={10}
      helperText={`${count} · one a line, in both languages, as visitors type them (“brp hrg tiketnya kak”)`}
    />
  );
}
