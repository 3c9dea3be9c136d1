import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { CarouselDots } from '../../ui/CarouselDots';
import { useSwipe } from '../../ui/use-swipe';
import { type MomentPicture, useMomentPictures } from './moment-pictures';
import { MOMENTS_TEXTS } from './moments.texts';
import styles from './PhotoCarousel.module.css';
import { useSlides } from './use-slides';

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
const staysInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Pictures in turn, four seconds each: drawn moments, and the concert's photos. */
export function PhotoCarousel() {
  const pictures = useMomentPictures();
  // It begins anew with the photos.
  return <Carousel key={pictures[0]?.key} pictures={pictures} />;
}

function Carousel({ pictures }: { pictures: readonly MomentPicture[] }) {
  const texts = useTexts(MOMENTS_TEXTS);
  const { length: count } = pictures;
  const { index, plays, runs, goTo, toggle, hold } = useSlides(count);
  /** A photo is fetched shortly before its turn. */
  const isNear = (slide: number) => [0, 1, count - 1].includes((slide - index + count) % count);
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
        {pictures.map(({ key, caption, drawn }, slide) => (
          <figure key={key} className={styles.slide} data-shown={slide === index} aria-hidden={slide !== index}>
            {isNear(slide) && drawn(styles.picture)}
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        <Button variant="secondary" size="small" onClick={toggle}>
          {plays ? texts.pause : texts.play}
        </Button>
        <CarouselDots
          count={count}
          current={index}
          onChoose={goTo}
          label={texts.slides}
          nameOf={(slide) => texts.slide(slide, count)}
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
