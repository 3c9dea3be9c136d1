import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ChatPlace } from '../../features/chat/ChatPlace';
import { useTexts } from '../../lib/language';
import { useSiteAccess } from '../../lib/site-access';
import { isTicketView, staysOpen } from '../paths';
import { ConstructionScreen } from './ConstructionScreen';
import { Footer } from './Footer';
import { PageLoading } from './PageLoading';
import { PreviewNotice } from './PreviewNotice';
import { RouteChange } from './RouteChange';
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
