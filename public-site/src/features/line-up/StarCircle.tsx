import type { Act, GuestStar } from '@festival/contracts';
import { useState } from 'react';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { Link } from '../../lib/router';
import { ActPicture } from './ActPicture';
import { LINE_UP_TEXTS } from './line-up.texts';
import styles from './LineUp.module.css';

interface StarCircleProps {
  star: GuestStar;
  /** As what the star plays. */
  act: Act | undefined;
}

/** One circle of the line-up: the star's picture or a drawing, a silhouette while the star is not revealed. */
export function StarCircle({ star, act }: StarCircleProps) {
  const texts = useTexts(LINE_UP_TEXTS);
  const name = star.is_revealed ? star.name : texts.comingSoon;
  return (
    <figure className={styles.star}>
      <span className={styles.circle}>
        <Portrait star={star} act={act} />
      </span>
      <figcaption className={styles.name}>
        {star.is_revealed && star.below_image && <BelowPicture src={star.below_image} />}
        {star.is_revealed && act ? <Link to={paths.act(act.id)}>{name}</Link> : name}
      </figcaption>
    </figure>
  );
}

function Portrait({ star, act }: StarCircleProps) {
  const texts = useTexts(LINE_UP_TEXTS);
  const [broken, setBroken] = useState(false);
  if (!star.is_revealed) return <StillDrawing name="star/hidden" className={styles.picture} title={texts.hidden} />;
  if (!star.image || broken) {
    if (act) {
      return (
        <span className={styles.framed}>
          <ActPicture act={act} className={styles.act} />
        </span>
      );
    }
    return <StillDrawing name="star/revealed" className={styles.picture} />;
  }
  return (
    <img
      className={styles.picture}
      src={star.image}
      alt={texts.portraitOf(star.name)}
      width={320}
      height={320}
      onError={() => setBroken(true)}
    />
  );
}

/** The star's own lettering or emblem; left out when it can't be loaded, since the name is next to it. */
function BelowPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  return broken ? null : (
    <img className={styles.below} src={src} alt="" width={160} height={48} onError={() => setBroken(true)} />
  );
}
