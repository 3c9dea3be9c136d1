import { SITE_ACCESS_META, type SiteAccess } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ChatPlace } from '../../features/chat/ChatPlace';
import { useTexts } from '../../lib/language';
import { siteSettingsQuery } from '../../lib/festival/site-settings';
import { useHydrated } from '../../lib/hydrated';
import { isThemePreview } from '../../lib/festival/theme';
import { loadDrawingsWhenIdle } from '../../lib/load-drawings';
import { isPreview } from '../../lib/preview-clock';
import { useLocation } from '../../lib/router';
import { lazyCode } from '../../ui/lazy-code';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/Spinner';
import { isTicketView, paths, staysOpen } from '../../lib/paths';
import { CONSTRUCTION_TEXTS } from './construction/construction.texts';
import { ConstructionScreen } from './construction/ConstructionScreen';
import { Footer } from './Footer';
import { SHELL_TEXTS } from './shell.texts';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

const MAIN_ID = 'main';

const PreviewRibbon = lazyCode(async () => (await import('./preview/PreviewRibbon')).PreviewRibbon);

/** The frame of every page: skip link, top bar, the page itself, footer, assistant. */
export function Shell({ children }: { children: ReactNode }) {
  const access = useSiteAccess();
  const isPreviewed = useHydrated(
    () => isPreview() || isThemePreview(),
    () => false,
  );
  const { pathname } = useLocation();
  const { skip } = useTexts(SHELL_TEXTS);
  const main = useRef<HTMLElement>(null);
  if (access === 'closed' && !staysOpen(pathname)) return <ConstructionScreen />;
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <TopBar />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {access === 'preview' && <PreviewNotice />}
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      <Footer />
      {!isTicketView(pathname) && <ChatPlace waitsUntilAsked={pathname === paths.tonight} />}
      {isPreviewed && (
        <Suspense fallback={null}>
          <PreviewRibbon />
        </Suspense>
      )}
      <RouteChange main={main} />
      <IdleDrawings key={pathname} />
    </>
  );
}

function PageLoading() {
  const { loading } = useTexts(SHELL_TEXTS);
  return (
    <div className={styles.loading}>
      <Spinner label={loading} />
    </div>
  );
}

/** Tells staff that visitors don't see this page. */
function PreviewNotice() {
  const { preview } = useTexts(CONSTRUCTION_TEXTS);
  return (
    <div className={styles.preview} data-ground="night">
      <Notice>{preview}</Notice>
    </div>
  );
}

/** A new page starts at its top with the keyboard's focus on it; going back leaves the scroll to the browser. */
function RouteChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, isReturn } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isReturn, main]);
  return null;
}

/** Of each page anew. */
function IdleDrawings() {
  useEffect(() => loadDrawingsWhenIdle(document), []);
  return null;
}

/** What the server knew of this visitor when it sent the page; it alone can read a staff session. */
const META = `meta[name="${SITE_ACCESS_META}"]`;

const accessInPage = () => document.querySelector<HTMLMetaElement>(META)?.content ?? null;
/** A server-rendered page is the same for everybody. */
const accessOnServer = () => null;

/** Whether the visitor sees the site: by the settings, or by the page's meta tag until they are loaded. */
function useSiteAccess(): SiteAccess {
  const known = useHydrated(accessInPage, accessOnServer);
  const { data: settings } = useQuery(siteSettingsQuery);
  if (settings && !settings.under_construction) return 'open';
  if (known === 'preview') return 'preview';
  return settings || known === 'closed' ? 'closed' : 'open';
}
