import type { Language } from '@festival/contracts';
import type { MailTexts } from './mail-texts.js';
import { TEXTS_EN } from './texts-en.js';
import { TEXTS_ID } from './texts-id.js';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en: TEXTS_EN, id: TEXTS_ID };

export function textsIn(language: Language): MailTexts {
  return TEXTS[language];
}
