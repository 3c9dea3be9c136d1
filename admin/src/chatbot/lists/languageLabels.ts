import { LANGUAGES, type Language } from '@festival/contracts';

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = { en: 'English', id: 'Indonesian' };

export const LANGUAGE_CHOICES = LANGUAGES.map((id) => ({ id, name: LANGUAGE_LABELS[id] }));
