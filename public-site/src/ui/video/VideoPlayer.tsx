import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../art/icons/Icon';
import { PlaySeal } from '../../art/PlaySeal';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts, type Texts } from '../../lib/language';
import { Button } from '../Button';
import { cx } from '../class-names';
import { ContentImage } from '../content/ContentImage';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './VideoPlayer.module.css';

interface VideoTexts {
  play: (title: string) => string;
  close: string;
  openElsewhere: string;
  newTab: string;
}

const VIDEO_TEXTS: Texts<VideoTexts> = {
  en: {
    play: (title) => `Play video: ${title}`,
    close: 'Close',
    openElsewhere: 'Open in YouTube',
    newTab: '(opens in a new tab)',
  },
  id: {
    play: (title) => `Putar video: ${title}`,
    close: 'Tutup',
    openElsewhere: 'Buka di YouTube',
    newTab: '(terbuka di tab baru)',
  },
};

export interface Video {
  videoId: string;
  title: string;
  /** An editor's picture, or null. */
  thumbnail: string | null;
}

export interface VideoPlayerProps {
  video: Video;
  className?: string;
}

/** A picture with a play seal; a press replaces it by the embedded player. The platform gets no request before. */
export function VideoPlayer({ video, className }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const texts = useTexts(VIDEO_TEXTS);
  const id = encodeURIComponent(video.videoId);

  // The pressed button disappears: the focus moves to the one that reverses it.
  const swap = (next: boolean) => {
    flushSync(() => setPlaying(next));
    (next ? close : play).current?.focus();
  };

  return (
    <figure className={cx(styles.player, className)} data-ground="night">
      <div className={styles.screen}>
        {playing ? (
          <iframe
            className={styles.picture}
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The player needs both; being of another origin, it can't reach out of its frame.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button
            ref={play}
            type="button"
            className={styles.play}
            aria-label={texts.play(video.title)}
            onClick={() => swap(true)}
          >
            <VideoPicture video={video} />
            <PlaySeal className={styles.seal} />
          </button>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{video.title}</span>
        {playing && (
          <span className={styles.actions}>
            <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
              {texts.openElsewhere} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
            <Button
              ref={close}
              variant="secondary"
              size="small"
              icon={<Icon name="close" size={18} />}
              onClick={() => swap(false)}
            >
              {texts.close}
            </Button>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/**
 * A video's picture: the editor's; when that one fails, the platform's; else our own drawing. The platform is asked
 * only when the editor's picture has failed.
 */
function VideoPicture({ video: { videoId, thumbnail } }: { video: Video }) {
  const drawing = <StillDrawing name="video/video" className={styles.picture} />;
  const size = { alt: '', width: 640, height: 360, className: styles.picture };
  const platforms = `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
  return thumbnail ? (
    <ContentImage {...size} src={thumbnail} fallback={<ContentImage {...size} src={platforms} fallback={drawing} />} />
  ) : (
    drawing
  );
}
