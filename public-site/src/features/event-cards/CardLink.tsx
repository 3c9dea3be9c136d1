import { Link } from 'react-router';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import styles from './EventCardView.module.css';

/** Where a card leads: a page of ours, or elsewhere in a new tab. */
export function CardLink({ to, title }: { to: string; title: string }) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const leadsAway = /^https?:/i.test(to);
  return (
    <Link
      to={to}
      target={leadsAway ? '_blank' : undefined}
      rel={leadsAway ? 'noopener noreferrer' : undefined}
      className={styles.link}
      aria-label={leadsAway ? texts.openAway(title) : texts.openNamed(title)}
    >
      {texts.open}
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
