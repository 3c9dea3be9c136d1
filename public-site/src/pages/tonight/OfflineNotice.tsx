import { TONIGHT_TEXTS } from '../../features/tonight/tonight.texts';
import { useOnline } from '../../features/ticket-view/useOnline';
import { useTexts } from '../../lib/language';
import styles from './TonightPage.module.css';

/** Says that the page is kept, or that it is shown from what was kept. */
export function OfflineNotice() {
  const texts = useTexts(TONIGHT_TEXTS);
  const online = useOnline();
  return (
    <p className={styles.kept} aria-live="polite">
      {online ? texts.kept : texts.offline}
    </p>
  );
}
