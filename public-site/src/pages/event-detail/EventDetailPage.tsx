import { type EventName, REALM_NAMES } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../lib/router';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { eventPageQuery } from '../../lib/festival/event-page';
import { ApiError } from '../../lib/api/api';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { LazyErrorPage } from '../error/LazyErrorPage';
import { pageErrorStatus } from '../error/page-error-status';
import { eventNameOf } from './event-detail.queries';
import { EVENT_DETAIL_TEXTS } from './event-detail.texts';
import styles from './EventDetailPage.module.css';
import { EventRealm } from './EventRealm';

/** `/event/{slug}`: one of the five events, or not-found for any other and for one that isn't active. */
export function EventDetailPage() {
  const name = eventNameOf(useParams()['slug']);
  return name ? <KnownEvent key={name} name={name} /> : <LazyErrorPage status={404} />;
}

function KnownEvent({ name }: { name: EventName }) {
  const texts = useTexts(EVENT_DETAIL_TEXTS);
  const { data, isPending, error, isFetching, refetch } = useQuery(eventPageQuery(name));
  // The story comes from the event's card. If that can't be had at once, the page doesn't wait for it.
  const cards = useQuery(eventCardsQuery);
  const awaitsStory = cards.isPending && cards.failureCount === 0;
  if (isPending || (data && awaitsStory)) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton className={styles.waiting} height="" />
      </div>
    );
  }
  if (data?.is_active) return <EventRealm name={name} page={data} />;
  if (data || (error instanceof ApiError && error.status === 404)) return <LazyErrorPage status={404} />;
  const status = pageErrorStatus(error);
  if (status) return <LazyErrorPage status={status} />;
  return (
    <Section ground="night">
      <Banner as="h1" className={styles.title}>
        {REALM_NAMES[name]}
      </Banner>
      <LoadFailure text={texts.lost} retry={refetch} pending={isFetching} />
    </Section>
  );
}
