import { type BilingualField, isLanguage, LANGUAGE_COOKIE, type Language, textIn } from '@festival/contracts';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { loadLazyParts } from './lazy-parts';

export const DEFAULT_LANGUAGE: Language = 'en';

/** How each language writes dates; a day comes before its month in both. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

const ONE_YEAR_S = 31_536_000;

export { LANGUAGES, type Language } from '@festival/contracts';

/** The language of the site's own texts, and of what editors wrote in both. */
interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: DEFAULT_LANGUAGE, setLanguage: () => undefined });

/** Provides the chosen language, and writes it to the cookie and to `<html lang>`. */
export function LanguageProvider({ first, children }: { first: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const wanted = useRef(first);
  useEffect(() => {
    // Setting the same language again would make the browser recalculate every element's style.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      setLanguage: (next) => {
        wanted.current = next;
        const show = () => {
          rememberLanguage(next);
          setLanguage(next);
        };
        // A part that isn't hydrated can't change its words: all hydrate first, and without their code nothing changes.
        const parts = loadLazyParts(document);
        if (!parts) show();
        else void parts.then((had) => had && wanted.current === next && startTransition(show));
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

/** One set of texts a language; both have the same keys. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The texts of the chosen language. */
export const useTexts = <T,>(texts: Texts<T>): T => texts[useLanguage().language];

/** Editors' texts, in the chosen language where there is one. */
export function useContentText(): <R extends object>(record: R, field: BilingualField<R>) => string {
  const { language } = useLanguage();
  return (record, field) => textIn(language, record, field);
}

/** The language that was chosen in this browser. */
export function rememberedLanguage(): Language {
  const stored = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
}
