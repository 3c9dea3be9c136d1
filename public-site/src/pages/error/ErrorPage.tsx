import { FESTIVAL } from '../../app/festival';
import { paths } from '../../app/paths';
import { Crest } from '../../art/Crest';
import { ErrorScene } from '../../art/error-scenes/ErrorScene';
import { usePageTitle } from '../../lib/page-title';
import { LinkButton } from '../../ui/Button';
import { Banner } from '../../ui/Banner';
import { ERROR_TEXTS, type ErrorStatus } from './error-texts';
import styles from './ErrorPage.module.css';

/** One of the five error pages; also shown in place of a page whose data answered with that status. */
export function ErrorPage({ status }: { status: ErrorStatus }) {
  const [headline, advice] = ERROR_TEXTS[status];
  usePageTitle(headline, FESTIVAL.name);
  return (
    <div className={styles.page} data-ground="night">
      <ErrorScene status={status} className={styles.scene} />
      <div className={styles.words}>
        <Crest className={styles.crest} />
        <Banner as="h1">{headline}</Banner>
        <p className={styles.advice}>{advice}</p>
        <LinkButton to={paths.ticket} variant="outline">
          Back to the tickets
        </LinkButton>
      </div>
    </div>
  );
}
