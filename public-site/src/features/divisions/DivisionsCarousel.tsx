import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import type { Division } from '@festival/contracts';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { useSwipe } from '../../ui/use-swipe';
import { DivisionCard } from './DivisionCard';
import { DivisionPanel } from './DivisionPanel';
import { DIVISIONS_TEXTS } from './divisions.texts';
import styles from './DivisionsCarousel.module.css';
import { loopOf } from './loop';
import { useLoop } from './use-loop';

/** An endless row of cards and the tale of the one in its middle: tabs that are moved through, pressed or swiped. */
export function DivisionsCarousel({ divisions }: { divisions: readonly Division[] }) {
  const id = useId();
  const texts = useTexts(DIVISIONS_TEXTS);
  const { row, position, glides, selected, move, settle } = useLoop(divisions.length);
  const swipe = useSwipe((way) => move(way < 0 ? 1 : -1));
  const division = divisions[selected];
  if (!division) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOf(event.key, selected, divisions.length);
    if (steps === null) return;
    event.preventDefault();
    move(steps);
    row.current
      ?.querySelector<HTMLElement>(`[data-place='${(selected + steps + divisions.length) % divisions.length}']`)
      ?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className={styles.window} {...swipe}>
        <div
          ref={row}
          role="tablist"
          tabIndex={-1}
          aria-label={texts.list}
          className={styles.row}
          data-glides={glides}
          style={{ '--position': position } as CSSProperties}
          onKeyDown={onKeyDown}
          onTransitionEnd={({ target, currentTarget }) => target === currentTarget && settle()}
        >
          {loopOf(divisions).map((card) => (
            <DivisionCard
              key={card.position}
              division={card.item}
              place={card.isClone ? null : card.position}
              isCentred={card.position === position}
              isSelected={card.position === selected}
              panelId={id}
              onChoose={() => move(card.position - position)}
            />
          ))}
        </div>
      </div>
      <div className={styles.steps}>
        <Button variant="secondary" aria-label={texts.previous} onClick={() => move(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="secondary" aria-label={texts.next} onClick={() => move(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <DivisionPanel id={id} division={division} />
    </>
  );
}

/** How far a key of the tab pattern leads; null for any other key. */
function stepsOf(key: string, selected: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'Home':
      return -selected;
    case 'End':
      return count - 1 - selected;
    default:
      return null;
  }
}
