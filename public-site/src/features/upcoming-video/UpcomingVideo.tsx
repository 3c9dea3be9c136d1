import { useQuery } from '@tanstack/react-query';
import { archiveVideosQuery, isUpcomingVideo } from '../../lib/festival/archive-videos';
import { failureText } from '../../lib/api/failure-text';
import { useContentText, useTexts, type Texts } from '../../lib/language';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VideoPlayer } from '../../ui/video/VideoPlayer';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import styles from './UpcomingVideo.module.css';

const EN = {
  loading: 'Loading upcoming events',
  refused: 'Failed to load upcoming events',
  lost: 'Error loading upcoming events',
  empty: 'No upcoming events available',
};

const UPCOMING_VIDEO_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    loading: 'Memuat acara mendatang',
    refused: 'Acara mendatang gagal dimuat',
    lost: 'Terjadi kesalahan saat memuat acara mendatang',
    empty: 'Belum ada acara mendatang',
  },
};

/** The video of the archive that is titled 'upcoming events'. */
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
