import { screenTexts, type ScreenTexts } from '../screenTexts';
import { t } from '../../lib/i18n/t';

const texts = (what: string): ScreenTexts =>
  screenTexts(what, { loading: { unknown: t('Failed to load') }, saving: { unknown: t('Failed to save') } });

export const ITEM = texts(t('merchandise item'));
export const BUNDLE = texts(t('merchandise bundle'));
