import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router';
import { paths } from '../../lib/paths';
import { useTexts } from '../../lib/language';
import { actsQuery } from '../../lib/festival/acts';
import { starsToShow } from './line-up-fallback';
import { lineUpQuery } from './line-up.api';
import { LINE_UP_TEXTS } from './line-up.texts';
import styles from './LineUp.module.css';

/** The announced acts that aren't among the three circles. */
export function AlsoOnStage() {
  const texts = useTexts(LINE_UP_TEXTS);
  const { data: stars, isPending } = useQuery(lineUpQuery);
  const { data: acts = [] } = useQuery(actsQuery);
  if (isPending) return null;
  const shown = starsToShow(stars).filter(({ is_revealed }) => is_revealed);
  const others = acts.filter(({ is_announced, name }) => is_announced && !shown.some((star) => star.name === name));
  if (others.length === 0) return null;
  return (
    <div className={styles.also}>
      <h3>{texts.also}</h3>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.act(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
