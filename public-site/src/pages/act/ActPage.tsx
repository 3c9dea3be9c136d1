import type { Act } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '../../lib/router';
import { Icon } from '../../art/icons/Icon';
import { ActProfile } from '../../features/line-up/ActProfile';
import { actsQuery } from '../../lib/festival/acts';
import { OtherActs } from '../../features/line-up/OtherActs';
import { PickButton } from '../../features/line-up/picks/PickButton';
import { usePicks } from '../../features/line-up/picks/picks';
import { usePhase } from '../../lib/festival/phase';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { LinkButton } from '../../ui/Button';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Banner } from '../../ui/layout/Banner';
import { Section } from '../../ui/layout/Section';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { LazyErrorPage } from '../error/LazyErrorPage';
import { pageErrorStatus } from '../error/page-error-status';
import { ACT_PAGE_TEXTS } from './act-page.texts';
import styles from './ActPage.module.css';

/** `/line-up/{id}`: one act, or not-found for any other and for one that isn't announced. */
export function ActPage() {
  const { act: id } = useParams();
  const texts = useTexts(ACT_PAGE_TEXTS);
  const { data: acts, error, isPending, isFetching, refetch } = useQuery(actsQuery);
  if (isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton className={styles.waiting} height="" />
      </div>
    );
  }
  if (acts) {
    const announced = acts.filter(({ is_announced }) => is_announced);
    const act = announced.find((one) => String(one.id) === id);
    return act ? (
      <KnownAct act={act} others={announced.filter((one) => one !== act)} />
    ) : (
      <LazyErrorPage status={404} />
    );
  }
  const status = pageErrorStatus(error);
  if (status) return <LazyErrorPage status={status} />;
  return (
    <Section ground="night">
      <Banner as="h1">{texts.title}</Banner>
      <LoadFailure text={texts.lost} retry={refetch} pending={isFetching} />
    </Section>
  );
}

function KnownAct({ act, others }: { act: Act; others: readonly Act[] }) {
  const texts = useTexts(ACT_PAGE_TEXTS);
  const { isSaleOver } = usePhase();
  const isPicked = usePicks().includes(act.id);
  usePageTitle(act.name, useSiteSettings().festival_name);
  return (
    <>
      <ActProfile act={act}>
        <div className={styles.ways}>
          {!isSaleOver && (
            <LinkButton to={paths.ticket} size="large" icon={<Icon name="ticket" />}>
              {texts.buy}
            </LinkButton>
          )}
          <PickButton act={act} isPicked={isPicked} />
          <Link to={paths.lineUp()}>{texts.timetable}</Link>
        </div>
      </ActProfile>
      {others.length > 0 && (
        <Section ground="parchment" torn="top" aria-labelledby="others">
          <Banner id="others" className={styles.title}>
            {texts.others}
          </Banner>
          <OtherActs acts={others} />
        </Section>
      )}
    </>
  );
}
