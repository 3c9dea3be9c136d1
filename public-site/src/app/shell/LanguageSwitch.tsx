import { useLanguage, useTexts } from '../../lib/language';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { SHELL_TEXTS } from './shell.texts';

/** The language of the site's own texts. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const texts = useTexts(SHELL_TEXTS);
  return <LanguageChoice label={texts.language} chosen={language} onChoose={setLanguage} />;
}
