import { type Language, LANGUAGES } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';
import { t } from '../../lib/i18n/t';

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = { en: t('English'), id: t('Indonesian') };

export const LANGUAGE_CHOICES = LANGUAGES.map((id) => ({ id, name: LANGUAGE_LABELS[id] }));

export function LanguageChip({ language }: { language: Language }) {
  return <StatusChip label={LANGUAGE_LABELS[language]} tone={language === 'en' ? 'default' : 'info'} />;
}
