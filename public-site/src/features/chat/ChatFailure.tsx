import { type Texts, useContentText, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { supportContact } from '../../lib/festival/support-contact';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { UI_TEXTS } from '../../ui/ui.texts';
import styles from './ChatFailure.module.css';

const EN = { lost: 'The festival guide could not be loaded.', instead: 'You can also write to us:', close: 'Close' };
const CHAT_FAILURE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: { lost: 'Pemandu festival gagal dimuat.', instead: 'Kamu juga bisa menghubungi kami:', close: 'Tutup' },
};

interface ChatFailureProps {
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown when the assistant was asked for and its code can't be loaded. Part of every page's first code: a lazy chunk
 * may fail too.
 */
export function ChatFailure({ isRetrying, onRetry, onClose }: ChatFailureProps) {
  const texts = useTexts(CHAT_FAILURE_TEXTS);
  const { retry } = useTexts(UI_TEXTS);
  const settings = useSiteSettings();
  const contact = supportContact(settings, useContentText()(settings, 'support_name'));
  return (
    <div className={styles.failure} data-ground="paper">
      <Notice tone="error">
        <p>{texts.lost}</p>
        {contact && (
          <p>
            {texts.instead} <a href={contact.href}>{contact.name}</a>
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" size="small" pending={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
          <Button variant="outline" size="small" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
