import type { EventName } from '@festival/contracts';
import { Icon } from '../../art/icons/Icon';
import { useEventMoment } from '../../lib/festival/countdown-events';
import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useLanguage } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import styles from './EventDetailPage.module.css';

/** An event's day and hour: those of the active countdown that has its key. Nothing without one. */
export function EventDay({ name }: { name: EventName }) {
  const { language } = useLanguage();
  const begins = useEventMoment(name);
  if (!begins) return null;
  return (
    <Card as="p" ground="parchment" className={styles.day}>
      <Icon name="clock" size={20} />
      <time dateTime={begins}>
        {concertDate(begins, language, 'long')}, {concertTime(begins, language)}
      </time>
    </Card>
  );
}
