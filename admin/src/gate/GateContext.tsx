import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isLanguage, type Language } from '@festival/contracts';
import { readStored, writeStored } from '../door/scanner/scan/deviceStore';
import type { GateScanner } from '../door/scanner/sync/gateScanner';
import type { ScannerState } from '../door/scanner/sync/scannerState';
import type { GateTexts } from './texts/gateTexts';
import { GATE_LANGUAGES } from './texts/languages';

const LANGUAGE_KEY = 'festival.gate.language';
const LOOK_KEY = 'festival.gate.look';

export type Look = 'day' | 'night';

interface Gate {
  scanner: GateScanner;
  language: Language;
  texts: GateTexts;
  look: Look;
  setLanguage: (language: Language) => void;
  setLook: (look: Look) => void;
}

const GateContext = createContext<Gate | null>(null);

/** The phone's scanner, and the language and look that were chosen on it. */
export function GateProvider({ scanner, children }: { scanner: GateScanner; children: ReactNode }) {
  const [language, setLanguage] = useState(loadLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const [look, setLook] = useState<Look>(() => (readStored(LOOK_KEY) === 'day' ? 'day' : 'night'));
  const gate = useMemo<Gate>(
    () => ({
      scanner,
      language,
      texts: GATE_LANGUAGES[language],
      look,
      setLanguage: (next) => {
        writeStored(LANGUAGE_KEY, next);
        setLanguage(next);
      },
      setLook: (next) => {
        writeStored(LOOK_KEY, next);
        setLook(next);
      },
    }),
    [scanner, language, look],
  );
  return <GateContext value={gate}>{children}</GateContext>;
}

export function useGate(): Gate {
  const gate = useContext(GateContext);
  if (!gate) throw new Error('useGate needs a GateProvider');
  return gate;
}

export function useScannerState(): ScannerState {
  const { scanner } = useGate();
  return useSyncExternalStore(scanner.subscribe, scanner.snapshot);
}

/** The language that was chosen here, else the phone's, else English. */
function loadLanguage(): Language {
  const stored = readStored(LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  return navigator.language.startsWith('id') ? 'id' : 'en';
}
