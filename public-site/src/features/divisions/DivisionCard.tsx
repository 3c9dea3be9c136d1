import type { Division } from '@festival/contracts';
import { StillDrawing } from '../../art/StillDrawing';
import { useContentText } from '../../lib/language';
import { cx } from '../../ui/class-names';
import { ContentImage } from '../../ui/content/ContentImage';
import { emblemOf } from './divisions-to-show';
import styles from './DivisionCard.module.css';

export interface DivisionCardProps {
  division: Division;
  /** Place in the list; null for a clone, which is pressed but neither read out nor reached by the keyboard. */
  place: number | null;
  /** In the middle of the row. */
  isCentred: boolean;
  isSelected: boolean;
  panelId: string;
  onChoose: () => void;
}

export function DivisionCard({ division, place, isCentred, isSelected, panelId, onChoose }: DivisionCardProps) {
  const name = useContentText()(division, 'name');
  const tab = {
    role: 'tab',
    'aria-label': name,
    'aria-selected': isSelected,
    'aria-controls': isSelected ? panelId : undefined,
    'data-place': place,
    tabIndex: isSelected ? 0 : -1,
  };
  return (
    <button
      type="button"
      {...(place === null ? { 'aria-hidden': true, tabIndex: -1 } : tab)}
      className={cx(styles.card, isCentred && styles.centred)}
      onClick={onChoose}
    >
      <ContentImage
        src={division.image}
        alt=""
        width={210}
        height={294}
        className={styles.picture}
        fallback={
          <StillDrawing name={`division/${emblemOf(division)}`} className={cx(styles.picture, styles.drawing)} />
        }
      />
      <span className={styles.name}>
        <span className={styles.lines}>{name}</span>
      </span>
    </button>
  );
}
