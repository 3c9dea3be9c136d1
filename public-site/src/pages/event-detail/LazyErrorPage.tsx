import type { ErrorStatus } from '@festival/contracts';
import { Suspense } from 'react';
import { useIsServed } from '../../lib/hydrated';
import { lazyCode } from '../../ui/lazy-code';
import styles from './EventDetailPage.module.css';

const ErrorPage = lazyCode(async () => (await import('../error/ErrorPage')).ErrorPage);

/**
 * The error page, whose code no event needs: it comes once the browser is at it. As a lazy component it would make the
 * server give the page up, since what it renders can't wait.
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
