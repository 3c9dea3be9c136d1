import { TONIGHT_TITLE } from '@festival/contracts';
import { useEffect } from 'react';
import { TonightActs, TonightPicks } from '../../features/line-up/tonight/TonightActs';
import { TONIGHT_ACTS_TEXTS } from '../../features/line-up/tonight/tonight-acts.texts';
import { ConcertLine } from '../../features/ticket-facts/ConcertLine';
import { keepOffline } from '../../features/ticket-view/keep-offline';
import { TonightHelp } from '../../features/tonight/TonightHelp';
import { TonightMap } from '../../features/tonight/TonightMap';
import { TONIGHT_TEXTS } from '../../features/tonight/tonight.texts';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { Banner } from '../../ui/layout/Banner';
import { Section } from '../../ui/layout/Section';
import { OfflineNotice } from './OfflineNotice';
import { loadTicketCodes, TonightTickets } from './TonightTickets';
import styles from './TonightPage.module.css';

/** `/tonight`: the guide through the night of the concert; once opened it works without a network. */
export function TonightPage() {
  const title = useTexts(TONIGHT_TITLE);
  const texts = useTexts(TONIGHT_TEXTS);
  const acts = useTexts(TONIGHT_ACTS_TEXTS);
  usePageTitle(title, useSiteSettings().festival_name);
  useEffect(() => {
    const answers = ['/api/acts', '/api/ticket-types'];
    void keepOffline({ scope: '/tonight', page: paths.tonight, answers, rest: loadTicketCodes() });
  }, []);
  return (
    <>
      <Section ground="night" className={styles.top}>
        <Banner as="h1">{title}</Banner>
        <p className={styles.lede}>{texts.lede}</p>
        <ConcertLine />
        <OfflineNotice />
      </Section>
      <Section ground="parchment" aria-labelledby="my-ticket">
        <Banner id="my-ticket" tone="yellow" className={styles.title}>
          {texts.ticket}
        </Banner>
        <TonightTickets />
      </Section>
      <Section ground="night" aria-labelledby="now-and-next">
        <Banner id="now-and-next" tone="teal" className={styles.title}>
          {acts.title}
        </Banner>
        <TonightActs />
        <h2 className={styles.second}>{acts.picks}</h2>
        <TonightPicks />
      </Section>
      <Section ground="parchment" aria-labelledby="ground">
        <Banner id="ground" className={styles.title}>
          {texts.map}
        </Banner>
        <TonightMap />
      </Section>
      <Section ground="night" aria-labelledby="help">
        <Banner id="help" tone="yellow" className={styles.title}>
          {texts.help}
        </Banner>
        <TonightHelp />
      </Section>
    </>
  );
}
