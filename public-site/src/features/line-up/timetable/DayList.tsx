import { useLanguage } from '../../../lib/language';
import { ActEntry, type Marks } from './ActEntry';
import { clockText } from './clock';
import styles from './Timetable.module.css';
import { hoursOf, type TimetableDay } from './timetable';

/** A day hour by hour, for narrow screens. */
export function DayList({ day, marks }: { day: TimetableDay; marks: Marks }) {
  const { language } = useLanguage();
  return (
    <ol className={styles.hours}>
      {hoursOf(day).map(({ from, acts }) => (
        <li key={from} className={styles.hour}>
          <p className={styles.hourName}>{clockText(from, language)}</p>
          <ul className={styles.acts}>
            {acts.map(({ act }) => (
              <li key={act.id}>
                <ActEntry act={act} marks={marks} withStage />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
