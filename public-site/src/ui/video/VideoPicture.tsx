import { VideoThumbnail } from '../../art/promo/VideoThumbnail';
import { ContentImage } from '../ContentImage';
import styles from './VideoPlayer.module.css';

export interface Video {
  videoId: string;
  title: string;
  /** An editor's picture, or null. */
  thumbnail: string | null;
}

/**
 * A video's picture: the one that an editor set; when that one fails the platform's (public-site specification, section
 * 8); else our own drawing. Without a picture of the editor's, nobody is asked for one.
 */
export function VideoPicture({ video: { videoId, thumbnail } }: { video: Video }) {
  const drawing = <VideoThumbnail seal={false} className={styles.picture} />;
  const size = { alt: '', width: 640, height: 360, className: styles.picture };
  const platforms = `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
  return thumbnail ? (
    <ContentImage {...size} src={thumbnail} fallback={<ContentImage {...size} src={platforms} fallback={drawing} />} />
  ) : (
    drawing
  );
}
