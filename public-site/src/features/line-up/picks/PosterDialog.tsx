import { type Act, picksText } from '@festival/contracts';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { useActWords } from '../timetable/useActWords';
import { PICKS_TEXTS } from './picks.texts';
import styles from './PosterDialog.module.css';
import { canSharePictures, sharePicture } from './share';

const FILE_NAME = 'my-line-up.png';

interface PosterDialogProps {
  acts: readonly Act[];
  onClose: () => void;
}

/** The picture of one's picks for a story: shown, saved, passed on. */
export function PosterDialog({ acts, onClose }: PosterDialogProps) {
  const texts = useTexts(PICKS_TEXTS);
  const words = useActWords();
  const { language } = useLanguage();
  const picture = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const ids = acts.map(({ id }) => id).sort((a, b) => a - b);
  const address = `/api/acts/poster.png?picks=${picksText(ids)}&language=${language}`;
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const share = () => picture.current && void sharePicture(picture.current, FILE_NAME, texts.posterTitle);
  return (
    <Dialog
      title={texts.posterTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          {state === 'shown' && canSharePictures() && (
            <Button variant="secondary" onClick={share}>
              {texts.sharePoster}
            </Button>
          )}
          {state === 'shown' && (
            <a className={styles.save} href={address} download={FILE_NAME}>
              {texts.save}
            </a>
          )}
          {state === 'failed' && <Button onClick={retry}>{texts.retry}</Button>}
        </>
      }
    >
      <div className={styles.place}>
        {state === 'loading' && <Spinner label={texts.posterLoading} />}
        {state === 'failed' ? (
          <p role="alert">{texts.posterFailed}</p>
        ) : (
          <img
            key={attempt}
            ref={picture}
            className={styles.picture}
            data-state={state}
            src={address}
            alt={texts.posterAlt(acts.map(words.name).join(', '))}
            width={1080}
            height={1920}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
      </div>
    </Dialog>
  );
}
