import type { Act } from '@festival/contracts';
import { useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { takePicks, usePicks } from './picks';
import styles from './FriendPicks.module.css';
import { PICKS_TEXTS } from './picks.texts';

interface FriendPicksProps {
  /** Those of the line-up that the link names; null until the page knows its link. */
  acts: readonly Act[] | null;
}

/** Somebody's picks, by their link. Its size doesn't depend on what the link holds. */
export function FriendPicks({ acts }: FriendPicksProps) {
  const texts = useTexts(PICKS_TEXTS);
  const own = usePicks();
  const isTaken = acts?.every(({ id }) => own.includes(id)) ?? false;
  const ids = acts?.map(({ id }) => id) ?? [];
  return (
    <div className={styles.friend} data-ground="parchment">
      <div>
        <h2 className={styles.title}>{texts.friend}</h2>
        <p className={styles.words} aria-live="polite">
          {acts && (ids.length === 0 ? texts.friendNone : isTaken ? texts.friendTaken : texts.friendCount(ids.length))}
        </p>
      </div>
      <Button size="small" disabled={ids.length === 0 || isTaken} onClick={() => takePicks(ids)}>
        {texts.take}
      </Button>
    </div>
  );
}
