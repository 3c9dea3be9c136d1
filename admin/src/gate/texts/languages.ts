import type { Language } from '@festival/contracts';
import { ENGLISH } from './english';
import type { GateTexts } from './gateTexts';
import { INDONESIAN } from './indonesian';

export const GATE_LANGUAGES: Readonly<Record<Language, GateTexts>> = { en: ENGLISH, id: INDONESIAN };
