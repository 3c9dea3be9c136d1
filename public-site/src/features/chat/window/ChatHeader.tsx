import { Drawing, type DrawingProps } from '../../../art/shapes/Drawing';
import { GuideAvatar } from '../../../art/GuideAvatar';
import { Icon } from '../../../art/icons/Icon';
import { LineIcon } from '../../../art/icons/LineIcon';
import type { Language } from '../../../lib/language';
import { LanguageChoice } from '../../../ui/LanguageChoice';
import { CHAT_TEXTS } from '../chat.texts';
import styles from './ChatWindow.module.css';

const EXPAND_SIGN = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7';
const SHRINK_SIGN = 'M20 10h-6V4M14 10l6.5-6.5M4 14h6v6M10 14l-6.5 6.5';

interface ChatHeaderProps {
  titleId: string;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Null where there is only one size. */
  size: 'small' | 'full' | null;
  onResize: () => void;
  onClose: () => void;
}

/** The guide's name and picture, its language, and the window's size and close buttons. */
export function ChatHeader({ titleId, language, onLanguage, size, onResize, onClose }: ChatHeaderProps) {
  const texts = CHAT_TEXTS[language];
  return (
    <div className={styles.header} data-ground="night">
      <GuideAvatar className={styles.guide} />
      <div className={styles.name}>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <BetaBadge className={styles.beta} title={texts.beta} />
      </div>
      <LanguageChoice label={texts.language} chosen={language} onChoose={onLanguage} />
      {size && (
        <button
          type="button"
          className={styles.action}
          aria-label={size === 'full' ? texts.shrink : texts.expand}
          onClick={onResize}
        >
          <LineIcon path={size === 'full' ? SHRINK_SIGN : EXPAND_SIGN} size={22} />
        </button>
      )}
      <button type="button" className={styles.action} aria-label={texts.close} onClick={onClose}>
        <Icon name="close" size={22} />
      </button>
    </div>
  );
}

/** A small pennant that says BETA. */
function BetaBadge({ title = 'Beta', ...drawing }: DrawingProps) {
  return (
    <Drawing width={60} height={24} title={title} {...drawing}>
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="2" d="M2 2h56l-6 10 6 10H2l6-10z" />
      <path fill="none" stroke="var(--art-gold-deep)" strokeWidth="1.3" d="M8 5h44M8 19h44" />
      <text
        x="30"
        y="16.3"
        textAnchor="middle"
        fontFamily="var(--font-body)"
        fontSize="12"
        fontWeight="800"
        textLength="32"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--art-line)"
      >
        BETA
      </text>
    </Drawing>
  );
}
