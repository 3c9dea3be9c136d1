import { JAKARTA_OFFSET_MS } from '@festival/contracts';
import type { Language } from '../../../lib/language';

/** A moment (milliseconds since 1970) on Jakarta's clock: '19:30', '19.30' in Indonesian. */
export function clockText(moment: number, language: Language): string {
  const [hours = '', minutes = ''] = new Date(moment + JAKARTA_OFFSET_MS).toISOString().slice(11, 16).split(':');
  return `${hours}${language === 'id' ? '.' : ':'}${minutes}`;
}
