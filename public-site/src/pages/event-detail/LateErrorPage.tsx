import type { ErrorStatus } from '@festival/contracts';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './EventDetailPage.module.css';

interface Props {
  status: ErrorStatus;
}

/**
 * The error page, whose code no event needs: it comes once the browser is at it. As a lazy component it would make the
 * server give the page up, since what it draws can't wait.
 */
export function LateErrorPage(props: Props) {
  const [Page, setPage] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    import('../error/ErrorPage').then(
      ({ ErrorPage }) => !isGone && setPage(() => ErrorPage),
      // The application error screen, with its way to reload.
      (error: unknown) =>
        setPage(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Page ? <Page {...props} /> : <div className={styles.waiting} aria-busy="true" />;
}
