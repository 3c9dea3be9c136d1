import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../art/icons/Icon';
import { PlaySeal } from '../../art/PlaySeal';
import { useTexts } from '../../lib/language';
import { Button } from '../Button';
import { cx } from '../class-names';
import { VisuallyHidden } from '../VisuallyHidden';
import { VIDEO_TEXTS } from './video.texts';
import { type Video, VideoPicture } from './VideoPicture';
import styles from './VideoPlayer.module.css';

export interface VideoPlayerProps {
  video: Video;
  className?: string;
}

/** A picture with a play seal; pressed, the embedded player takes its place. The platform hears of nobody before. */
export function VideoPlayer({ video, className }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const texts = useTexts(VIDEO_TEXTS);
  const id = encodeURIComponent(video.videoId);

  // The button that was pressed goes away: the keyboard's focus moves to the one that takes it back.
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
