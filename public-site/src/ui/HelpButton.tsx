import { askAssistant } from '../lib/assistant';
import { useTexts } from '../lib/language';
import { useIsServed } from '../lib/hydrated';
import styles from './HelpButton.module.css';
import { UI_TEXTS } from './ui.texts';

/**
 * A page's own way to the assistant; a page marked with `data-own-help` has no launcher on small screens. Hidden until
 * hydration: a press would be lost before.
 */
export function HelpButton() {
  return (
    <button type="button" className={styles.help} hidden={useIsServed()} onClick={askAssistant}>
      {useTexts(UI_TEXTS).help}
    </button>
  );
}
