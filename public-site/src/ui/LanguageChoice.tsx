import { LANGUAGES, type Language } from '../lib/language';
import styles from './LanguageChoice.module.css';

/** Each language in its own words, for those who read only that one. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia' };

export interface LanguageChoiceProps {
  label: string;
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** EN or ID; the present one is pressed. */
export function LanguageChoice({ label, chosen, onChoose }: LanguageChoiceProps) {
  return (
    <fieldset aria-label={label} className={styles.switch}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles.choice}
          aria-pressed={each === chosen}
          aria-label={`${each.toUpperCase()}: ${NAMES[each]}`}
          onClick={() => onChoose(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
