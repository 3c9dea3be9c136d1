import type { Act } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { concertDate } from '../../../lib/festival/concert-date';
import { useLanguage, useTexts } from '../../../lib/language';
import { Card } from '../../../ui/layout/Card';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { actsQuery } from '../../../lib/festival/acts';
import { clashingWith } from '../picks/clashes';
import { usePicks } from '../picks/picks';
import { ActEntry, type Marks } from './ActEntry';
import { DayList } from './DayList';
import { DayTable } from './DayTable';
import { timetableOf } from './timetable';
import styles from './Timetable.module.css';
import { TIMETABLE_TEXTS } from './timetable.texts';

/** Who plays when and where. */
export function Timetable({ friendPicks }: { friendPicks: readonly number[] }) {
  const texts = useTexts(TIMETABLE_TEXTS);
  const { data: acts, isPending, isFetching, refetch } = useQuery(actsQuery);
  const own = usePicks();
  if (isPending) {
    return (
      <div className={styles.acts} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="4.5rem" />
        ))}
      </div>
    );
  }
  if (!acts) return <LoadFailure text={texts.failed} retry={refetch} pending={isFetching} />;
  if (acts.length === 0) return <Card ground="parchment">{texts.empty}</Card>;
  const clashes = clashingWith(acts.filter(({ id }) => own.includes(id)));
  return <Days acts={acts} marks={{ own, friend: friendPicks, clashes }} />;
}

function Days({ acts, marks }: { acts: readonly Act[]; marks: Marks }) {
  const texts = useTexts(TIMETABLE_TEXTS);
  const { language } = useLanguage();
  const { days, untimed } = timetableOf(acts);
  return (
    <>
      {days.map((day) => {
        const name = concertDate(new Date(day.from).toISOString(), language, 'long');
        return (
          <section key={day.from} className={styles.day} aria-label={name}>
            <h3 className={styles.dayName}>{name}</h3>
            <div className={styles.narrow}>
              <DayList day={day} marks={marks} />
            </div>
            <div className={styles.wide}>
              <DayTable day={day} marks={marks} name={name} />
            </div>
          </section>
        );
      })}
      {untimed.length > 0 && (
        <section className={styles.day}>
          <h3 className={styles.dayName}>{texts.untimed}</h3>
          <ul className={styles.untimed}>
            {untimed.map((act) => (
              <li key={act.id}>
                <ActEntry act={act} marks={marks} withStage />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
