import { type ErrorStatus, festivalPhase } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from '../../lib/router';
import { paths } from '../../lib/paths';
import { keepOffline } from '../../features/ticket-view/keep-offline';
import { rememberTicket } from '../../features/ticket-view/known-tickets';
import { TicketCard } from '../../features/ticket-view/TicketCard';
import { ticketViewPath, ticketViewQuery } from '../../features/ticket-view/ticket-view.api';
import { TICKET_VIEW_TEXTS } from '../../features/ticket-view/ticket-view.texts';
import { useOnline } from '../../features/ticket-view/useOnline';
import { useWakeLock } from '../../features/ticket-view/useWakeLock';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { ApiError } from '../../lib/api/api';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useDisplayNow } from '../../lib/now';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Notice } from '../../ui/feedback/Notice';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ErrorPage } from '../error/ErrorPage';
import { pageErrorStatus } from '../error/page-error-status';
import styles from './TicketViewPage.module.css';

const TOO_MANY = 429;

/** `/t/{code}?verify=…`: a ticket for the holder of its signature, for anyone else an error page. */
export function TicketViewPage() {
  const { code = '' } = useParams();
  const params = useSearchParams();
  const verify = params.get('verify') ?? '';
  return verify ? <VerifiedTicket code={code} verify={verify} /> : <ErrorPage status={403} />;
}

function VerifiedTicket({ code, verify }: { code: string; verify: string }) {
  const { data, error, isFetching, refetch } = useQuery(ticketViewQuery(code, verify));
  const texts = useTexts(TICKET_VIEW_TEXTS);
  const settings = useSiteSettings();
  const online = useOnline();
  usePageTitle(data?.ticket_type_header ?? texts.title, data?.festival.name ?? settings.festival_name);

  const loaded = data !== undefined;
  useEffect(() => {
    const page = paths.ticketView(code, verify);
    if (loaded) void keepOffline({ scope: '/t/', page, answers: [ticketViewPath(code, verify)] });
  }, [loaded, code, verify]);
  useEffect(() => {
    if (!data) return;
    const { ticket_type_header: header, number, quantity, festival, status } = data;
    const isGood = status === 'valid' || status === 'used' || status === 'pending';
    rememberTicket({ code, verify, header, number, quantity, date: festival.date }, isGood, Date.now());
  }, [data, code, verify]);
  useWakeLock(loaded);

  const refused = refusalPage(error, loaded);
  if (refused) return <ErrorPage status={refused} />;

  const address = new URL(paths.ticketView(code, verify), window.location.origin).href;
  return (
    <Section ground="paper" width="narrow" className={styles.page}>
      {data && !online && <Notice className={styles.notice}>{texts.offline}</Notice>}
      {data && <TicketCard ticket={data} address={address} />}
      {data && <WayToTonight concertDate={data.festival.date} />}
      {!data && (
        <h1>
          <VisuallyHidden>{texts.title}</VisuallyHidden>
        </h1>
      )}
      {!data && error && (
        <Notice tone="error">
          <div className={styles.retry}>
            <p>{texts.unreachable}</p>
            <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </div>
        </Notice>
      )}
      {!data && !error && (
        <Card ground="paper" className={styles.waiting} aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton width="min(100%, 24rem, 62dvh)" height="auto" className={styles.qrPlace} />
        </Card>
      )}
    </Section>
  );
}

/** On the day of the concert the guide through the night is one press away. */
function WayToTonight({ concertDate }: { concertDate: string }) {
  const texts = useTexts(TICKET_VIEW_TEXTS);
  const now = useDisplayNow(60_000);
  if (festivalPhase({ tiers: [], concertDate, endsAt: null }, now) !== 'tonight') return null;
  return (
    <p className={styles.tonight}>
      <LinkButton to={paths.tonight} block variant="secondary">
        {texts.tonight}
      </LinkButton>
    </p>
  );
}

/** The error page that replaces the ticket; a server in trouble or too busy doesn't remove a shown ticket. */
function refusalPage(error: Error | null, loaded: boolean): ErrorStatus | null {
  if (!(error instanceof ApiError) || error.status === TOO_MANY) return null;
  if (error.status < 500) return pageErrorStatus(error) ?? 404;
  return loaded ? null : (pageErrorStatus(error) ?? 500);
}
