import { useLanguage, useTexts } from '../../../lib/language';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ActEntry, type Marks } from './ActEntry';
import { clockText } from './clock';
import styles from './DayTable.module.css';
import { tableOf, type TimetableDay } from './timetable';
import { TIMETABLE_TEXTS } from './timetable.texts';

/** Until then a place in the table has no room for a third line. */
const SHORT_MINUTES = 40;

interface DayTableProps {
  day: TimetableDay;
  marks: Marks;
  /** The day in words. */
  name: string;
}

/** A day as a table of stages and times, for wide screens. */
export function DayTable({ day, marks, name }: DayTableProps) {
  const texts = useTexts(TIMETABLE_TEXTS);
  const { language } = useLanguage();
  const { stages, rows, rowsPerHour, minutesPerRow } = tableOf(day);
  return (
    <table className={styles.table} data-step={minutesPerRow}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>{texts.time}</VisuallyHidden>
          </th>
          {stages.map(({ stage, lanes }) => (
            <th key={stage} scope="colgroup" colSpan={lanes} className={styles.stage}>
              {stage || texts.noStage}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, isHour, cells }) => (
          <tr key={from} className={styles.row}>
            {isHour && (
              <th scope="rowgroup" rowSpan={rowsPerHour} className={styles.hour}>
                {clockText(from, language)}
              </th>
            )}
            {cells.map(({ key, timed, rows: span }) => (
              <td key={key} rowSpan={span} className={styles.cell}>
                {timed && <ActEntry act={timed.act} marks={marks} isShort={span * minutesPerRow < SHORT_MINUTES} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
