import { type EventName, REALM_NAMES } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language';
import type { StillDrawingName } from '../../art/still-drawing-names';
import { StillDrawing } from '../../art/StillDrawing';
import { ContentImage } from '../../ui/content/ContentImage';
import { PagedCarousel } from '../../ui/PagedCarousel';
import { eventPageQuery } from '../../lib/festival/event-page';
import { EVENT_PAGE_TEXTS } from './event-page.texts';
import styles from './Gallery.module.css';

/** Pictures on one page of the carousel. */
const PER_PAGE = 2;

/** Three drawings for the gallery; the event's hero is the fourth. */
const DRAWN = ['gallery-1', 'gallery-2', 'gallery-3', 'hero'] as const;

/** The event's pictures, two a page; ours while it has none. */
export function Gallery({ name }: { name: EventName }) {
  const texts = useTexts(EVENT_PAGE_TEXTS);
  const images = useQuery(eventPageQuery(name)).data?.unveiling_images ?? [];
  const sources = images.length > 0 ? images : DRAWN.map(() => null);
  const pages = Array.from({ length: Math.ceil(sources.length / PER_PAGE) }, (_unused, page) => page);
  return (
    <PagedCarousel
      label={texts.pictures(REALM_NAMES[name])}
      dotsLabel={texts.galleryPages}
      nameOf={(page) => texts.galleryPage(page + 1, pages.length)}
      pages={pages.map((page) => (
        <div key={page} className={styles.pair}>
          {sources.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((src, place) => {
            const index = page * PER_PAGE + place;
            const alt = texts.picture(REALM_NAMES[name], index + 1);
            return (
              <div key={index} className={styles.frame}>
                <ContentImage
                  src={src}
                  alt={alt}
                  width={560}
                  height={420}
                  className={styles.picture}
                  fallback={<StillDrawing name={drawingOf(name, index)} className={styles.picture} title={alt} />}
                />
              </div>
            );
          })}
        </div>
      ))}
    />
  );
}

function drawingOf(name: EventName, index: number): StillDrawingName {
  return `${DRAWN[index % DRAWN.length] ?? 'hero'}/${name}`;
}
