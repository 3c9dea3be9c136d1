import { useQuery } from '@tanstack/react-query';
import styles from './Suggestions.module.css';
import { chatSuggestionsQuery } from '../chat.api';
import { CHAT_TEXTS } from '../chat.texts';
import { countAnswers, type Talk } from '../talk/talk';

/** Questions shown at once, by the window's size. */
const SHOWN_SMALL = 8;
const SHOWN_FULL = 12;

interface SuggestionsProps {
  talk: Talk;
  isFull: boolean;
  onChoose: (question: string) => void;
}

/** Questions to press: the last reply's, then general ones or, after an answer, related ones. */
export function Suggestions({ talk, isFull, onChoose }: SuggestionsProps) {
  const { language, sessionId, messages } = talk;
  const texts = CHAT_TEXTS[language];
  const answers = countAnswers(talk);
  const { data, isError } = useQuery(
    chatSuggestionsQuery({ language, sessionId: answers > 0 ? sessionId : null, answers }),
  );
  const last = messages.at(-1);
  const most = isFull ? SHOWN_FULL : SHOWN_SMALL;
  const own = (last?.suggestions ?? []).slice(0, most);
  const known = new Set([...own, ...messages.slice(-2).map(({ content }) => content)]);
  const offered = last?.category === 'error' ? [] : isError ? texts.defaultQuestions : (data ?? []);
  const more = [...new Set(offered)].filter((question) => !known.has(question)).slice(0, most - own.length);
  return (
    <>
      <Chips label={texts.suggestions} questions={own} onChoose={onChoose} />
      {own.length > 0 && more.length > 0 && <p className={styles.more}>{texts.moreQuestions}</p>}
      <Chips label={texts.moreQuestions} questions={more} onChoose={onChoose} />
    </>
  );
}

interface ChipsProps {
  label: string;
  questions: readonly string[];
  onChoose: (question: string) => void;
}

function Chips({ label, questions, onChoose }: ChipsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.chip} onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
