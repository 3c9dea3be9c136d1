import { useSiteSettings } from '../../../lib/festival/site-settings';
import type { Language } from '../../../lib/language';
import { LinkButton } from '../../../ui/Button';
import { CHAT_TEXTS } from '../chat.texts';
import { questionsToHandOver, type Talk } from '../talk/talk';
import styles from './Handover.module.css';

/** After two misses in a row: the way to a person, with what was asked. Nothing leaves this device before the press. */
export function Handover({ talk }: { talk: Talk }) {
  const questions = questionsToHandOver(talk);
  return questions.length > 0 ? <WayToPerson language={talk.language} questions={questions} /> : null;
}

function WayToPerson({ language, questions }: { language: Language; questions: readonly string[] }) {
  const { support_whatsapp: number } = useSiteSettings();
  if (!number) return null;
  const texts = CHAT_TEXTS[language].handover;
  const message = [texts.opening, ...questions.map((question) => `- ${question}`)].join('\n');
  return (
    <section className={styles.handover} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      <p>{texts.goesAlong}</p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className={styles.note}>{texts.note}</p>
      <LinkButton
        to={`https://wa.me/${number}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        size="small"
        block
      >
        {texts.send}
      </LinkButton>
    </section>
  );
}
