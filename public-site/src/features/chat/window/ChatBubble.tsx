import { JAKARTA_ZONE, type ChatCategory } from '@festival/contracts';
import { GuideAvatar } from '../../../art/GuideAvatar';
import type { Language } from '../../../lib/language';
import { Badge, type BadgeProps } from '../../../ui/Badge';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { AnswerText } from './AnswerText';
import styles from './ChatMessages.module.css';
import { CHAT_TEXTS } from '../chat.texts';
import type { ChatMessage } from '../talk/talk';

interface ChatBubbleProps {
  message: ChatMessage;
  /** The window's language; the message may be in the other one. */
  language: Language;
  onFollow: () => void;
}

/** One message: the visitor's words as typed, the assistant's with badge and links, or a note between them. */
export function ChatBubble({ message, language, onFollow }: ChatBubbleProps) {
  const { type, content, category, timestamp } = message;
  const texts = CHAT_TEXTS[language];
  if (type === 'system') return <p lang={message.language}>{content}</p>;
  const badge = type === 'bot' && category ? categoryBadge(category, language) : null;
  return (
    <>
      {type === 'bot' && <GuideAvatar className={styles.avatar} />}
      <div className={styles.bubble}>
        <VisuallyHidden>{type === 'bot' ? texts.guide : texts.you}</VisuallyHidden>
        {badge && (
          <Badge tone={badge.tone} className={styles.badge}>
            {badge.label}
          </Badge>
        )}
        <div className={styles.content} lang={message.language}>
          {type === 'bot' ? <AnswerText text={content} newTab={texts.newTab} onFollow={onFollow} /> : content}
        </div>
        <time className={styles.time} dateTime={new Date(timestamp).toISOString()}>
          {CLOCK.format(timestamp)}
        </time>
      </div>
    </>
  );
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: JAKARTA_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

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

/** The badge of a reply; an editor's own category is shown in its own words. */
function categoryBadge(category: string, language: Language): { label: string; tone: Tone } {
  if (isKnown(category)) return { label: CHAT_TEXTS[language].categories[category], tone: TONES[category] };
  const words = category.replaceAll('_', ' ').trim();
  return { label: words.charAt(0).toUpperCase() + words.slice(1), tone: 'navy' };
}
