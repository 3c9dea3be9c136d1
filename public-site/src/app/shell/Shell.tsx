import { Suspense, useRef, type RefObject, useEffect } from 'react';
import { Outlet, useLocation, NavigationType, useNavigationType } from 'react-router';
import { ChatPlace } from '../../features/chat/ChatPlace';
import { useTexts } from '../../lib/language';
import { useSiteAccess } from '../../lib/site-access';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { isTicketView, staysOpen } from '../paths';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import { ConstructionScreen } from './ConstructionScreen';
import { Footer } from './Footer';
import { SHELL_TEXTS } from './shell.texts';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

export const MAIN_ID = 'main';

/** What every page stands in: skip link, top bar, the page itself, footer, assistant. */
export function Shell() {
  const access = useSiteAccess();
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
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {!isTicketView(pathname) && <ChatPlace />}
      <RouteChange main={main} />
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

/** Tells staff that nobody else sees what they see. */
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
  const { pathname } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, type, main]);
  return null;
}
