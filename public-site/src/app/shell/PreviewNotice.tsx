import { useTexts } from '../../lib/language';
import { Notice } from '../../ui/Notice';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import styles from './Shell.module.css';

/** Tells staff that nobody else sees what they see. */
export function PreviewNotice() {
  const { preview } = useTexts(CONSTRUCTION_TEXTS);
  return (
    <div className={styles.preview} data-ground="night">
      <Notice>{preview}</Notice>
    </div>
  );
}
