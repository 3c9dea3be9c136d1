import { useId } from 'react';
import { MOMENT_NAMES } from '../../art/moments/moment-names';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { Section } from '../../ui/layout/Section';
import { useMomentPictures } from './moment-pictures';
import { MOMENTS_TEXTS } from './moments.texts';
import { cx } from '../../ui/class-names';
import swipe from '../../ui/layout/swipe-row.module.css';
import styles from './MomentsGallery.module.css';

/** The festival's moments, drawn or photographed, side by side, like the plates of a picture book. */
export function MomentsGallery() {
  const id = useId();
  const texts = useTexts(MOMENTS_TEXTS);
  const pictures = useMomentPictures();
  return (
    <Section ground="parchment" aria-labelledby={id}>
      <Banner id={id} tone="teal" className={styles.title}>
        {texts.title}
      </Banner>
      {/* On a phone it is scrolled, by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={cx(swipe.row, styles.plates)} tabIndex={0} aria-labelledby={id}>
        {pictures.slice(0, MOMENT_NAMES.length).map(({ key, caption, drawn }, place) => (
          <li key={key} className={styles[MOMENT_NAMES[place] ?? '']}>
            <figure className={styles.plate} data-ground="night">
              {drawn(styles.picture)}
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
