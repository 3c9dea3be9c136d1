import { GuideAvatar } from '../../art/GuideAvatar';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ChatMessages.module.css';

/** A reply is on its way: three dots, and words for who can't see them. */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <>
      <GuideAvatar className={styles.avatar} />
      <div className={styles.bubble}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      </div>
    </>
  );
}
