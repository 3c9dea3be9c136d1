import { KNOWLEDGE_LIMITS } from '@festival/contracts';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { phrasesIn } from './knowledgeValues';

const { phrase: LONGEST, phrases: MOST } = KNOWLEDGE_LIMITS;

const toText = (phrases: string[] | null | undefined): string => (phrases ?? []).join('\n');
/** Empty lines stay while they are typed; saving leaves them out. */
const toLines = (text: string): string[] => text.split('\n');

function withinLimits(typed: string[] | null | undefined): string | undefined {
  const phrases = phrasesIn(typed ?? []);
  if (phrases.length > MOST) return `There may be at most ${MOST} training phrases`;
  const tooLong = phrases.find((phrase) => phrase.length > LONGEST);
  return tooLong && `A training phrase may have at most ${LONGEST} characters: “${tooLong.slice(0, 30)}…”`;
}

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
      validate={withinLimits}
      multiline
      minRows={3}
      maxRows={10}
      helperText={`${count} · one a line, in both languages, as visitors type them (“brp hrg tiketnya kak”)`}
    />
  );
}
