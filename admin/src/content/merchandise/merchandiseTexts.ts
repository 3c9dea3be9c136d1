import { screenTexts, type ScreenTexts } from '../screenTexts';

const texts = (what: string): ScreenTexts =>
  screenTexts(what, { loading: { unknown: 'Failed to load' }, saving: { unknown: 'Failed to save' } });

export const ITEM = texts('merchandise item');
export const BUNDLE = texts('merchandise bundle');
