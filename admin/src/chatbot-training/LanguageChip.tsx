import type { ChatLanguage } from '@festival/contracts';
import { StatusChip } from '../fields/StatusChip';
import { LANGUAGE_LABELS } from './languageLabels';

export function LanguageChip({ language }: { language: ChatLanguage }) {
  return <StatusChip label={LANGUAGE_LABELS[language]} tone={language === 'en' ? 'default' : 'info'} />;
}
