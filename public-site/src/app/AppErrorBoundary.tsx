import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { CrackedCrystal } from '../art/CrackedCrystal';
import styles from './AppErrorBoundary.module.css';

interface State {
  error: Error | null;
}

/** The application error screen: what is left when a page's own code fails (public-site specification, section 8). */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className={styles.screen}>
        <Card ground="parchment" className={styles.card} role="alert">
          <CrackedCrystal className={styles.art} />
          <h1>Something went wrong</h1>
          <p>The page has stopped working. Reloading it usually helps; nothing you have paid for is lost.</p>
          <details className={styles.details}>
            <summary>Details</summary>
            <pre>{error.message || error.name}</pre>
          </details>
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
        </Card>
      </main>
    );
  }
}
