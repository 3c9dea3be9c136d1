import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../art/icons/Icon';
import { MOMENT_NAMES } from '../../art/moments/moment-names';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { CarouselDots } from '../../ui/CarouselDots';
import { useSwipe } from '../../ui/use-swipe';
import { MOMENTS_TEXTS } from './moments.texts';
import styles from './PhotoCarousel.module.css';
import { useSlides } from './use-slides';

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
const staysInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Seven pictures in turn, four seconds each. */
export function PhotoCarousel() {
  const texts = useTexts(MOMENTS_TEXTS);
  const { index, plays, runs, goTo, toggle, hold } = useSlides(MOMENT_NAMES.length);
  const swipe = useSwipe((way) => goTo(index - Math.sign(way)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(index - 1);
    if (key === 'ArrowRight') goTo(index + 1);
  };
  return (
    // The arrow keys work on whatever of the carousel has the focus; each of them has a button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.carousel}
      aria-roledescription={texts.kind}
      aria-label={texts.carousel}
      data-ground="night"
      onPointerEnter={(event) => isMouse(event) && hold(true)}
      onPointerLeave={(event) => isMouse(event) && hold(false)}
      onFocus={() => hold(true)}
      onBlur={(event) => !staysInside(event) && hold(false)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage} aria-live={runs ? 'off' : 'polite'} {...swipe}>
        {MOMENT_NAMES.map((name, slide) => (
          <figure key={name} className={styles.slide} data-shown={slide === index} aria-hidden={slide !== index}>
            <StillDrawing name={`moment/${name}`} className={styles.picture} title={texts.pictures[name]} />
            <figcaption className={styles.caption}>{texts.captions[name]}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        <Button variant="secondary" size="small" onClick={toggle}>
          {plays ? texts.pause : texts.play}
        </Button>
        <CarouselDots
          count={MOMENT_NAMES.length}
          current={index}
          onChoose={goTo}
          label={texts.slides}
          nameOf={(slide) => texts.slide(slide, MOMENT_NAMES.length)}
        />
        <span className={styles.steps}>
          <Button variant="secondary" size="small" aria-label={texts.previous} onClick={() => goTo(index - 1)}>
            <Icon name="chevron-left" />
          </Button>
          <Button variant="secondary" size="small" aria-label={texts.next} onClick={() => goTo(index + 1)}>
            <Icon name="chevron-right" />
          </Button>
        </span>
      </div>
    </section>
  );
}
