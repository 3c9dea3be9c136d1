import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { archiveVideosQuery, isUpcomingVideo } from '../../lib/festival/archive-videos';
import { failureText } from '../../lib/api/failure-text';
import { useContentText, useTexts } from '../../lib/language';
import { useDisplayNow } from '../../lib/now';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Banner } from '../../ui/layout/Banner';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VideoPlayer } from '../../ui/video/VideoPlayer';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ARCHIVE_TEXTS } from './archive.texts';
import styles from './Archive.module.css';

/** So seldom a festival takes place. */
const EVERY_MS = 60_000;

/**
 * '{festival} {edition} ARCHIVES': earlier editions, one film below the other; the upcoming-events film is the Event
 * page's. Nothing while there is no film of a festival that is still to come.
 */
export function Archive() {
  const texts = useTexts(ARCHIVE_TEXTS);
  const { festival_name, edition, concert_date } = useSiteSettings();
  const isToCome = useDisplayNow(EVERY_MS) < Date.parse(concert_date);
  const { data } = useQuery(archiveVideosQuery);
  if (isToCome && data?.every(isUpcomingVideo)) return null;
  return (
    <Section ground="parchment" aria-labelledby="archive">
      <Banner id="archive" className={styles.title}>
        {texts.title(festival_name, edition)}
      </Banner>
      <Videos />
    </Section>
  );
}

function Videos(): ReactNode {
  const texts = useTexts(ARCHIVE_TEXTS);
  const textOf = useContentText();
  const { data, error, isFetching, refetch } = useQuery(archiveVideosQuery);
  if (data) {
    const videos = data.filter((video) => !isUpcomingVideo(video));
    if (videos.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
    return (
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoPlayer video={{ ...video, title: textOf(video, 'title') }} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) {
    const text = failureText(error, { refused: texts.failed, lost: texts.lost });
    return <LoadFailure text={text} retry={refetch} pending={isFetching} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton className={styles.waiting} height="" />
    </div>
  );
}
