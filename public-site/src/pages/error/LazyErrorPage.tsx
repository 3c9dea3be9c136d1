import type { ErrorStatus } from '@festival/contracts';
import { Suspense } from 'react';
import { useIsServed } from '../../lib/hydrated';
import { lazyCode } from '../../ui/lazy-code';
import styles from './LazyErrorPage.module.css';

const ErrorPage = lazyCode(async () => (await import('./ErrorPage')).ErrorPage);

/**
 * The error page for a page whose content isn't there. Its code comes once the browser is at it: as a lazy component it
 * would make the server give the page up, since what it renders can't wait.
 */
export function LazyErrorPage(props: { status: ErrorStatus }) {
  const isInBrowser = !useIsServed();
  const waiting = <div className={styles.waiting} aria-busy="true" />;
  return isInBrowser ? (
    <Suspense fallback={waiting}>
      <ErrorPage {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
