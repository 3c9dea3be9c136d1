import type { Act } from '@festival/contracts';
import { LineIcon } from '../../../art/icons/LineIcon';
import { useTexts } from '../../../lib/language';
import { TIMETABLE_TEXTS } from '../timetable/timetable.texts';
import { useActWords } from '../timetable/useActWords';
import styles from './PickButton.module.css';
import { setPicked } from './picks';

const STAR = 'M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.6l6.5-.9z';

interface PickButtonProps {
  act: Act;
  isPicked: boolean;
}

/** The star that puts an act among the picks of this device. */
export function PickButton({ act, isPicked }: PickButtonProps) {
  const texts = useTexts(TIMETABLE_TEXTS);
  const words = useActWords();
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isPicked}
      aria-label={texts.pickOf(words.name(act), words.time(act))}
      title={texts.pick}
      onClick={() => setPicked(act.id, !isPicked)}
    >
      <LineIcon path={STAR} />
    </button>
  );
}
