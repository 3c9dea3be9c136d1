import { useQuery } from '@tanstack/react-query';
import { archiveVideosQuery, isUpcomingVideo } from '../../lib/archive-videos';
import { failureText } from '../../lib/failure-text';
import { useContentText, useTexts } from '../../lib/language';
import { LoadFailure } from '../../ui/LoadFailure';
import { Skeleton } from '../../ui/Skeleton';
import { VideoPlayer } from '../../ui/video/VideoPlayer';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { UPCOMING_VIDEO_TEXTS } from './upcoming-video.texts';
import styles from './UpcomingVideo.module.css';

/** The video of the archive that is titled 'upcoming events' (public-site specification, section 4). */
export function UpcomingVideo() {
  const texts = useTexts(UPCOMING_VIDEO_TEXTS);
  const textOf = useContentText();
  const { data, isPending, error, isFetching, refetch } = useQuery(archiveVideosQuery);
  if (isPending) {
    return (
      <div className={styles.place} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton className={styles.waiting} width="" height="" />
      </div>
    );
  }
  if (!data) return <LoadFailure text={failureText(error, texts)} retry={refetch} pending={isFetching} />;
  const video = data.find(isUpcomingVideo);
  if (!video) return <p className={styles.empty}>{texts.empty}</p>;
  return <VideoPlayer video={{ ...video, title: textOf(video, 'title') }} className={styles.place} />;
}
