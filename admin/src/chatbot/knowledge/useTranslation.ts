import type { Translation } from '@festival/contracts';
import { useCallback, useEffect, useRef, useState, useEffectEvent } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useBanner } from '../calls/Banners';
import { trainingCalls } from '../calls/trainingCalls';
import { DONE, ENGLISH_FIRST, FAILURES } from '../calls/trainingTexts';
import { hasEnglish, openFieldsOf, type EntryTexts, AUTO_TRANSLATE_DELAY_MS, wantsTranslation } from './autoTranslate';

const FIELDS = ['question_en', 'answer_en', 'question_id', 'answer_id'] as const;

/** The form's texts; what was emptied is an empty text. */
export function useEntryTexts() {
  const { getValues } = useFormContext();
  return useCallback(
    () => Object.fromEntries(FIELDS.map((name) => [name, String(getValues(name) ?? '')])) as unknown as EntryTexts,
    [getValues],
  );
}

/** Translates the English texts into the Indonesian fields; only the last one asked for may fill them. */
export function useTranslation(onTranslated: (made: Partial<Translation>) => void) {
  const { setValue } = useFormContext();
  const read = useEntryTexts();
  const banner = useBanner();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);
  const drop = useCallback(() => {
    turn.current += 1;
    setBusy(false);
  }, []);
  useEffect(() => drop, [drop]);

  const translate = async (isAsked: boolean) => {
    const { question_en, answer_en } = read();
    if (!hasEnglish(read())) {
      banner.showError(ENGLISH_FIRST);
      return;
    }
    turn.current += 1;
    const own = turn.current;
    setBusy(true);
    try {
      const made = await trainingCalls.translate({ question_en, answer_en });
      const now = read();
      const isOutdated = now.question_en !== question_en || now.answer_en !== answer_en;
      // Typing starts the two seconds again.
      if (own !== turn.current || (isOutdated && !isAsked)) return;
      const filled = isAsked ? made : openFieldsOf(now, made);
      onTranslated(filled);
      for (const [name, text] of Object.entries(filled))
        setValue(name, text, { shouldDirty: true, shouldValidate: true });
      banner.showDone(DONE.translated);
    } catch (error) {
      if (own === turn.current && !(await logoutIfAccessDenied(error))) banner.showFailure(error, FAILURES.translate);
    } finally {
      if (own === turn.current) setBusy(false);
    }
  };
  return { translate, drop, busy };
}

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
