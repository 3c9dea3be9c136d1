import { useTexts } from '../../lib/language';
import { Button } from '../Button';
import { cx } from '../class-names';
import styles from './LoadFailure.module.css';
import { UI_TEXTS } from '../ui.texts';
import { Notice } from './Notice';

export interface LoadFailureProps {
  /** Says which list could not be loaded. */
  text: string;
  retry: () => unknown;
  /** Being asked again. */
  pending: boolean;
  className?: string;
}

/** Replaces a list that could not be loaded; the rest of the page works. */
export function LoadFailure({ text, retry, pending, className }: LoadFailureProps) {
  const texts = useTexts(UI_TEXTS);
  return (
    <Notice tone="error" className={cx(styles.failure, className)}>
      <div className={styles.body}>
        <p>{text}</p>
        <Button variant="secondary" size="small" pending={pending} onClick={() => void retry()}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  );
}
