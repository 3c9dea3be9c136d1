import { CHAT_LANGUAGES, type ChatLanguage } from '@festival/contracts';

export const LANGUAGE_LABELS: Readonly<Record<ChatLanguage, string>> = { en: 'English', id: 'Indonesian' };

export const LANGUAGE_CHOICES = CHAT_LANGUAGES.map((id) => ({ id, name: LANGUAGE_LABELS[id] }));
