import { Icon } from '../../art/icons/Icon';
import styles from './MailNote.module.css';

/** A word about the mail with the e-tickets. */
export function MailNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="mail" size={22} />
      <span>{children}</span>
    </p>
  );
}
