import type { Language } from '@festival/contracts';
import { StatusChip } from '../../shared/fields/StatusChip';
import { LANGUAGE_LABELS } from './languageLabels';

export function LanguageChip({ language }: { language: Language }) {
  return <StatusChip label={LANGUAGE_LABELS[language]} tone={language === 'en' ? 'default' : 'info'} />;
}
