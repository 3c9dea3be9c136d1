import type { Act } from '@festival/contracts';
import { Link } from '../../lib/router';
import { paths } from '../../lib/paths';
import { ActPicture } from './ActPicture';
import styles from './OtherActs.module.css';

/** Acts that are announced, as pictures that lead to their pages. */
export function OtherActs({ acts }: { acts: readonly Act[] }) {
  return (
    <ul className={styles.acts}>
      {acts.map((act) => (
        <li key={act.id}>
          <Link to={paths.act(act.id)} className={styles.act}>
            <ActPicture act={act} className={styles.picture} />
            <span className={styles.name}>{act.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
