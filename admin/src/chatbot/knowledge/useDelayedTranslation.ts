import { useEffect, useEffectEvent } from 'react';
import { AUTO_TRANSLATE_DELAY_MS, wantsTranslation, type EntryTexts } from './autoTranslate';

interface DelayedTranslation {
  /** A new entry, with auto-translate on. */
  isOn: boolean;
  texts: EntryTexts;
  translate: () => void;
}

/** Asks for a translation once the English texts have rested; again only after another change of them. */
export function useDelayedTranslation({ isOn, texts, translate }: DelayedTranslation): void {
  const english = isOn && wantsTranslation(texts) ? `${texts.question_en}\n${texts.answer_en}` : null;
  const begin = useEffectEvent(translate);
  useEffect(() => {
    if (english === null) return undefined;
    const timer = setTimeout(() => begin(), AUTO_TRANSLATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [english]);
}
