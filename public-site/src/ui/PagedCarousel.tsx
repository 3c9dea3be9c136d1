import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { CarouselDots } from './CarouselDots';
import styles from './PagedCarousel.module.css';

export interface PagedCarouselProps {
  /** What each page holds. */
  pages: readonly ReactNode[];
  /** Names the carousel. */
  label: string;
  /** Names the dots together. */
  dotsLabel: string;
  /** Names a page by its index: 'Page 2 of 3'. */
  nameOf: (index: number) => string;
}

/** Where a page counts as reached although its width is no whole number of pixels. */
const SETTLED_WITHIN_PX = 2;

/** Pages side by side: swiped, turned with the arrow keys, Home and End, or chosen by their dots. */
export function PagedCarousel({ pages, label, dotsLabel, nameOf }: PagedCarouselProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [page, setPage] = useState(0);
  const last = pages.length - 1;

  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last);
    setPage(next);
    if (scroller.current) scroller.current.scrollLeft = next * scroller.current.clientWidth;
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = scroller.current ?? {};
    const nearest = Math.round(scrollLeft / Math.max(clientWidth, 1));
    if (Math.abs(scrollLeft - nearest * clientWidth) <= SETTLED_WITHIN_PX) setPage(nearest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {/* What scrolls must be reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={scroller}
        className={styles.pages}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {pages.map((content, index) => (
          <li key={nameOf(index)} className={styles.page} aria-label={nameOf(index)}>
            {content}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <CarouselDots count={pages.length} current={page} onChoose={goTo} label={dotsLabel} nameOf={nameOf} />
      )}
    </section>
  );
}
