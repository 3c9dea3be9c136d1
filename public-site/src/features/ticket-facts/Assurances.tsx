import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { TICKET_FACTS_TEXTS } from './ticket-facts.texts';
import styles from './Assurances.module.css';

/** Why a ticket can be bought here without a worry, in three lines. */
export function Assurances() {
  const texts = useTexts(TICKET_FACTS_TEXTS);
  const { festival_name } = useSiteSettings();
  return (
    <ul className={styles.assurances}>
      {[texts.official(festival_name), texts.pay, texts.ticketByMail].map((text) => (
        <li key={text}>
          <Icon name="check" size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}
