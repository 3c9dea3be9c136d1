import { type Act, picksText } from '@festival/contracts';
import { Suspense, useState } from 'react';
import { Icon } from '../../../art/icons/Icon';
import { useLanguage, useTexts } from '../../../lib/language';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/Button';
import { lazyCode } from '../../../ui/lazy-code';
import { ActEntry } from '../timetable/ActEntry';
import { clockText } from '../timetable/clock';
import { useActWords } from '../timetable/useActWords';
import { timedActs } from '../timetable/timetable';
import { clashesOf } from './clashes';
import styles from './MyPicks.module.css';
import { usePicks } from './picks';
import { PICKS_TEXTS } from './picks.texts';
import { shareLink, type Shared } from './share';

const PosterDialog = lazyCode(async () => (await import('./PosterDialog')).PosterDialog);

/** The acts that were picked on this device, which of them clash, and the ways to share them. */
export function MyPicks({ acts }: { acts: readonly Act[] }) {
  const texts = useTexts(PICKS_TEXTS);
  const picks = usePicks();
  const picked = acts.filter(({ id }) => picks.includes(id));
  if (picked.length === 0) return <p className={styles.hint}>{texts.hint}</p>;
  const timed = timedActs(picked).map(({ act }) => act);
  const inOrder = [...timed, ...picked.filter(({ starts_at }) => starts_at === null)];
  return (
    <div className={styles.picks}>
      <ul className={styles.list} data-ground="parchment">
        {inOrder.map((act) => (
          <li key={act.id}>
            <ActEntry act={act} marks={{ own: picks, friend: [] }} withStage />
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        <div aria-live="polite">
          <Clashes acts={picked} />
        </div>
        <Sharing acts={inOrder} />
      </div>
    </div>
  );
}

function Clashes({ acts }: { acts: readonly Act[] }) {
  const texts = useTexts(PICKS_TEXTS);
  const words = useActWords();
  const { language } = useLanguage();
  const clashes = clashesOf(acts);
  if (clashes.length === 0) {
    return (
      <p className={styles.fits}>
        <Icon name="check" size={20} />
        {texts.fits}
      </p>
    );
  }
  return (
    <ul className={styles.clashes}>
      {clashes.map(({ first, second, from, to }) => (
        <li key={`${first.id}-${second.id}`}>
          <Icon name="alert" size={20} />
          {texts.clash(
            words.name(first),
            words.name(second),
            clockText(from, language),
            to === null ? null : clockText(to, language),
          )}
        </li>
      ))}
    </ul>
  );
}

/** `acts` in the order in which they are shown. */
function Sharing({ acts }: { acts: readonly Act[] }) {
  const texts = useTexts(PICKS_TEXTS);
  const [shared, setShared] = useState<Shared | null>(null);
  const [isPosterOpen, setPosterOpen] = useState(false);
  const ids = acts.map(({ id }) => id).sort((a, b) => a - b);
  const url = `${window.location.origin}${paths.lineUp(picksText(ids))}`;
  const share = async () => setShared(await shareLink({ title: texts.posterTitle, text: texts.message, url }));
  return (
    <>
      <div className={styles.ways}>
        <Button onClick={() => void share()}>{texts.share}</Button>
        <Button variant="secondary" onClick={() => setPosterOpen(true)}>
          {texts.poster}
        </Button>
      </div>
      <p className={styles.told} aria-live="polite">
        {shared === 'copied' && texts.copied}
        {shared === 'failed' && (
          <>
            {texts.notCopied} <span className={styles.link}>{url}</span>
          </>
        )}
      </p>
      {isPosterOpen && (
        <Suspense fallback={null}>
          <PosterDialog acts={acts} onClose={() => setPosterOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
