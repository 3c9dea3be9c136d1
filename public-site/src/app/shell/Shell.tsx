import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '../../lib/language';
import { Footer } from './Footer';
import { PageLoading } from './PageLoading';
import { RouteChange } from './RouteChange';
import { SHELL_TEXTS } from './shell.texts';
import styles from './Shell.module.css';
import { TopBar } from './TopBar';

export const MAIN_ID = 'main';

/** What every page stands in: skip link, top bar, the page itself, footer. */
export function Shell() {
  const { skip } = useTexts(SHELL_TEXTS);
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {skip}
      </a>
      <TopBar />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <RouteChange main={main} />
    </>
  );
}
