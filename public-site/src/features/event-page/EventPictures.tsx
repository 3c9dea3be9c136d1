import type { EventName } from '@festival/contracts';
import { StillDrawing } from '../../art/StillDrawing';
import { cx } from '../../ui/class-names';
import { ContentImage } from '../../ui/content/ContentImage';
import { STILL_HEROES } from './event-pictures.lazy';
import styles from './EventPictures.module.css';

interface EventPictureProps {
  name: EventName;
  src: string | null;
}

/** The event's wide picture; an ornament, since the page's title says its name. */
export function EventHeroPicture({ name, src }: EventPictureProps) {
  const Hero = STILL_HEROES[name];
  const drawing = <Hero className={styles.hero} />;
  return <ContentImage src={src} alt="" width={1200} height={480} eager className={styles.hero} fallback={drawing} />;
}

/** The event's proclamation. */
export function EventPaperPicture({ name, src, alt }: EventPictureProps & { alt: string }) {
  const drawing = (
    <StillDrawing name={`paper/${name}`} title={alt} className={cx(styles.paper, styles.drawn)} isAtTop />
  );
  return <ContentImage src={src} alt={alt} width={720} height={440} className={styles.paper} fallback={drawing} />;
}
