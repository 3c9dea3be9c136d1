import { Link } from '../../../lib/router';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { answerParts, type Inline } from './answer-parts';
import styles from './ChatMessages.module.css';

/** Own addresses that are no pages of this site. */
const NO_PAGE = /^\/(?:api|admin|media)(?:[/?#]|$)/;

interface AnswerTextProps {
  text: string;
  /** Read out after the text of a link that opens a new tab. */
  newTab: string;
  /** A link to a page of ours was followed. */
  onFollow: () => void;
}

/** An answer with its lines, lists and links; nothing in it is ever HTML. */
export function AnswerText({ text, newTab, onFollow }: AnswerTextProps) {
  const inline = ({ text: words, href }: Inline, index: number) => {
    if (href === undefined) return words;
    if (href.startsWith('/') && !NO_PAGE.test(href)) {
      return (
        <Link key={index} to={href} onClick={onFollow}>
          {words}
        </Link>
      );
    }
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {words}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>
    );
  };
  return answerParts(text).map(({ kind, lines }, block) =>
    kind === 'list' ? (
      <ul key={block} className={styles.list}>
        {lines.map((line, index) => (
          <li key={index}>{line.map(inline)}</li>
        ))}
      </ul>
    ) : (
      <p key={block} className={styles.paragraph}>
        {lines.map((line, index) => (
          <span key={index} className={styles.line}>
            {line.map(inline)}
          </span>
        ))}
      </p>
    ),
  );
}
