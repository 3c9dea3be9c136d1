import { askAssistant } from '../lib/assistant';
import { useTexts } from '../lib/language';
import { useIsServed } from '../lib/served';
import styles from './HelpButton.module.css';
import { UI_TEXTS } from './ui.texts';

/**
 * A page's own way to the assistant; marked with `data-own-help`, the page has no launcher on small screens. Hidden until
 * the scripts run: before then nobody would hear the press.
 */
export function HelpButton() {
  return (
    <button type="button" className={styles.help} hidden={useIsServed()} onClick={askAssistant}>
      {useTexts(UI_TEXTS).help}
    </button>
  );
}
