import type { Ref } from 'react';
import { GuideAvatar } from '../../art/GuideAvatar';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { CHAT_TEXTS } from './chat.texts';
import styles from './ChatLauncher.module.css';

interface ChatLauncherProps {
  isUnread: boolean;
  hasTooltip: boolean;
  onOpen: () => void;
  onDismiss: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The guide at the bottom right, with a dot for an unread reply and, once, a word of help. */
export function ChatLauncher({ isUnread, hasTooltip, onOpen, onDismiss, buttonRef }: ChatLauncherProps) {
  const texts = useTexts(CHAT_TEXTS);
  return (
    <aside className={styles.place} aria-label={texts.place}>
      {hasTooltip && (
        <div className={styles.tooltip} data-ground="parchment">
          <p>{texts.tooltip}</p>
          <button type="button" className={styles.dismiss} aria-label={texts.dismissTooltip} onClick={onDismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      <button
        ref={buttonRef}
        type="button"
        className={styles.launcher}
        aria-label={texts.launcher}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={onOpen}
      >
        <GuideAvatar className={styles.guide} />
        {isUnread && <span className={styles.dot} />}
      </button>
      {isUnread && (
        <output>
          <VisuallyHidden>{texts.unread}</VisuallyHidden>
        </output>
      )}
    </aside>
  );
}
