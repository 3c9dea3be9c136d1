import { LANGUAGES, useLanguage, useTexts, type Language } from '../../lib/language';
import styles from './LanguageSwitch.module.css';
import { SHELL_TEXTS } from './shell.texts';

/** Each language in its own words, so that whoever reads it finds it. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia' };

/** The language of the site's own texts: EN or ID, pressed is the present one. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const texts = useTexts(SHELL_TEXTS);
  return (
    <fieldset aria-label={texts.language} className={styles.switch}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles.choice}
          aria-pressed={each === language}
          aria-label={`${each.toUpperCase()}: ${NAMES[each]}`}
          onClick={() => setLanguage(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
