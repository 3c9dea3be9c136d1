import { LINE_UP_TITLE, PICKS, picksIn } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../lib/router';
import { actsQuery } from '../../lib/festival/acts';
import { FriendPicks } from '../../features/line-up/picks/FriendPicks';
import { MyPicks } from '../../features/line-up/picks/MyPicks';
import { useTicketsFrom } from '../../lib/festival/concert-words';
import { usePicks } from '../../features/line-up/picks/picks';
import { PICKS_TEXTS } from '../../features/line-up/picks/picks.texts';
import { Timetable } from '../../features/line-up/timetable/Timetable';
import { TIMETABLE_TEXTS } from '../../features/line-up/timetable/timetable.texts';
import { ConcertLine } from '../../features/ticket-facts/ConcertLine';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useIsServed } from '../../lib/hydrated';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { paths } from '../../lib/paths';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../art/icons/Icon';
import { Banner } from '../../ui/layout/Banner';
import { Section } from '../../ui/layout/Section';
import { ConcertLandscape } from '../../ui/still-landscapes';
import styles from './LineUpPage.module.css';

const PICKS_ID = 'my-picks';
const NONE: readonly number[] = [];

/** `/line-up`: the timetable, the picks of this device, and those of a friend by their link. */
export function LineUpPage() {
  const title = useTexts(LINE_UP_TITLE);
  const timetable = useTexts(TIMETABLE_TEXTS);
  const texts = useTexts(PICKS_TEXTS);
  const params = useSearchParams();
  const { data: acts } = useQuery(actsQuery);
  const from = useTicketsFrom();
  // The server renders one page for all links.
  const isServed = useIsServed();
  const friend = params.get(PICKS);
  const friendPicks = isServed || !friend ? NONE : picksIn(friend);
  const own = usePicks().filter((id) => acts?.some((act) => act.id === id));
  usePageTitle(title, useSiteSettings().festival_name);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <ConcertLandscape />
        <div className={styles.words}>
          <Banner as="h1">{title}</Banner>
          <ConcertLine />
          {acts && acts.length > 0 && (
            <nav className={styles.nav} aria-label={title}>
              <a className={styles.toPicks} href={`#${PICKS_ID}`}>
                {texts.count(own.length)}
              </a>
              <LinkButton to={paths.ticketSelection} icon={<Icon name="ticket" />}>
                {from ?? timetable.tickets}
              </LinkButton>
            </nav>
          )}
          {friend && (
            <FriendPicks acts={isServed || !acts ? null : acts.filter(({ id }) => friendPicks.includes(id))} />
          )}
        </div>
      </header>
      <Section ground="parchment" aria-labelledby="timetable">
        <Banner id="timetable" tone="teal" className={styles.title}>
          {timetable.title}
        </Banner>
        <Timetable friendPicks={friendPicks} />
      </Section>
      {acts && acts.length > 0 && (
        <Section ground="night" aria-labelledby={PICKS_ID} className={styles.picks}>
          <div className={styles.title}>
            <Banner id={PICKS_ID} tone="yellow">
              {texts.title}
            </Banner>
          </div>
          <MyPicks acts={acts} />
        </Section>
      )}
    </>
  );
}
