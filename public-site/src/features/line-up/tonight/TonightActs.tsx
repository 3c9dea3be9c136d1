import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language';
import { useDisplayNow } from '../../../lib/now';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { actsQuery } from '../../../lib/festival/acts';
import { usePicks } from '../picks/picks';
import { ActEntry } from '../timetable/ActEntry';
import { timedActs, type TimedAct } from '../timetable/timetable';
import { TIMETABLE_TEXTS } from '../timetable/timetable.texts';
import { useActWords } from '../timetable/useActWords';
import { nowAndNext } from './now-and-next';
import { TONIGHT_ACTS_TEXTS } from './tonight-acts.texts';
import styles from './TonightActs.module.css';

const EVERY_MS = 15_000;

/** Who plays on each stage now, who follows, and the picks of this device. */
export function TonightActs() {
  const texts = useTexts(TONIGHT_ACTS_TEXTS);
  const { noStage } = useTexts(TIMETABLE_TEXTS);
  const now = useDisplayNow(EVERY_MS);
  const { data: acts = [] } = useQuery(actsQuery);
  const stages = nowAndNext(acts, now);
  return (
    <div className={styles.acts}>
      {stages.length === 0 && <Card ground="parchment">{texts.unknown}</Card>}
      <ul className={styles.stages}>
        {stages.map((each) => (
          <li key={each.stage} className={styles.stage} data-ground="parchment">
            <h3 className={styles.name}>{each.stage || noStage}</h3>
            <dl>
              <dt>{texts.now}</dt>
              <dd className={styles.now}>
                <Who timed={each.now} none={each.next ? (each.hasBegun ? texts.silent : texts.soon) : texts.over} />
              </dd>
              <dt>{texts.next}</dt>
              <dd>
                <Who timed={each.next} none={texts.nobody} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={paths.lineUp()} variant="outline">
          {texts.timetable}
        </LinkButton>
      </p>
    </div>
  );
}

function Who({ timed, none }: { timed: TimedAct | null; none: string }) {
  const words = useActWords();
  if (!timed) return <span className={styles.none}>{none}</span>;
  return (
    <>
      {words.name(timed.act)} <span className={styles.time}>{words.time(timed.act)}</span>
    </>
  );
}

/** The picks of this device, in the order of time. */
export function TonightPicks() {
  const texts = useTexts(TONIGHT_ACTS_TEXTS);
  const picks = usePicks();
  const { data: acts = [] } = useQuery(actsQuery);
  const picked = timedActs(acts).filter(({ act }) => picks.includes(act.id));
  if (picked.length === 0) return <p className={styles.noPicks}>{texts.noPicks}</p>;
  return (
    <ul className={styles.picks} data-ground="parchment">
      {picked.map(({ act }) => (
        <li key={act.id}>
          <ActEntry act={act} marks={{ own: picks, friend: [] }} withStage />
        </li>
      ))}
    </ul>
  );
}
