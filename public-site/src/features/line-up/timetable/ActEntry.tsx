import type { Act } from '@festival/contracts';
import { Link } from '../../../lib/router';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../lib/paths';
import { cx } from '../../../ui/class-names';
import { ActPicture } from '../ActPicture';
import { PickButton } from '../picks/PickButton';
import styles from './ActEntry.module.css';
import { TIMETABLE_TEXTS } from './timetable.texts';
import { useActWords } from './useActWords';

export interface Marks {
  /** The picks of this device. */
  own: readonly number[];
  /** Those of the friend whose link was opened. */
  friend: readonly number[];
  /** Of each of one's picks that overlaps with others of them, those others. */
  clashes?: ReadonlyMap<number, readonly Act[]>;
}

interface ActEntryProps {
  act: Act;
  marks: Marks;
  /** Where the column doesn't say it. */
  withStage?: boolean;
  /** Its place is as high as two lines of words. */
  isShort?: boolean;
}

/** An act in the timetable: its face, when, who, and the star to pick it. */
export function ActEntry({ act, marks, withStage = false, isShort = false }: ActEntryProps) {
  const texts = useTexts(TIMETABLE_TEXTS);
  const words = useActWords();
  const time = words.time(act);
  const isPicked = marks.own.includes(act.id);
  const [clash, ...more] = marks.clashes?.get(act.id) ?? [];
  return (
    <div className={cx(styles.entry, isPicked && styles.picked, isShort && styles.short)}>
      <span className={styles.face} aria-hidden="true">
        <ActPicture act={act} className={styles.picture} isSmall />
      </span>
      <div className={styles.words}>
        {(time || withStage) && (
          <p className={styles.when}>
            {act.starts_at && time && <time dateTime={act.starts_at}>{time}</time>}
            {time && withStage && ', '}
            {withStage && words.stage(act)}
          </p>
        )}
        <p className={styles.name}>
          {act.is_announced ? <Link to={paths.act(act.id)}>{words.name(act)}</Link> : words.name(act)}
        </p>
      </div>
      <PickButton act={act} isPicked={isPicked} />
      {(clash || marks.friend.includes(act.id)) && (
        <p className={styles.ribbons}>
          {clash && <span className={styles.clash}>{texts.clash(words.name(clash), more.length)}</span>}
          {marks.friend.includes(act.id) && <span className={styles.friend}>{texts.friend}</span>}
        </p>
      )}
    </div>
  );
}
