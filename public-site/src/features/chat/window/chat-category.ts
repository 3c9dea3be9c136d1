import type { ChatCategory } from '@festival/contracts';
import type { Language } from '../../../lib/language';
import type { BadgeProps } from '../../../ui/Badge';
import { CHAT_TEXTS } from '../chat.texts';

type Tone = NonNullable<BadgeProps['tone']>;

const TONES: Readonly<Record<ChatCategory, Tone>> = {
  general: 'navy',
  tickets: 'yellow',
  events: 'teal',
  guest_stars: 'orange',
  merchandise: 'red',
  location: 'green',
  dates: 'teal',
  contact: 'navy',
  faq: 'navy',
  safety: 'green',
  fallback: 'grey',
  error: 'red',
};

const isKnown = (category: string): category is ChatCategory => Object.hasOwn(TONES, category);

/** The badge of a reply; a category that an editor thought up is shown in his words. */
export function categoryBadge(category: string, language: Language): { label: string; tone: Tone } {
  if (isKnown(category)) return { label: CHAT_TEXTS[language].categories[category], tone: TONES[category] };
  const words = category.replaceAll('_', ' ').trim();
  return { label: words.charAt(0).toUpperCase() + words.slice(1), tone: 'navy' };
}
