import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { rememberedLanguage, type Texts } from '../lib/language';
import styles from './AppErrorBoundary.module.css';

const EN = {
  title: 'Something went wrong',
  text: 'The page has stopped working. Reloading it usually helps; nothing you have paid for is lost.',
  details: 'Details',
  reload: 'Reload Page',
};

const APP_ERROR_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Ada yang tidak beres',
    text: 'Halaman ini berhenti berfungsi. Biasanya cukup dimuat ulang; yang sudah kamu bayar tidak akan hilang.',
    details: 'Detail',
    reload: 'Muat Ulang Halaman',
  },
};

// A lazy chunk, since hardly any visit shows it; an ornament that can't be loaded is left out.
const CrackedCrystal = lazy<ComponentType>(() =>
  import('../art/CrackedCrystal').then(
    (art) => ({ default: art.CrackedCrystal }),
    () => ({ default: () => null }),
  ),
);

interface State {
  error: Error | null;
}

/** The application error screen, shown when a page's own code fails. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // The language provider may be what failed, so the cookie is read.
    const texts = APP_ERROR_TEXTS[rememberedLanguage()];
    return (
      <main className={styles.screen}>
        <Card ground="parchment" className={styles.card} role="alert">
          <div className={styles.art}>
            <Suspense fallback={null}>
              <CrackedCrystal />
            </Suspense>
          </div>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          <details className={styles.details}>
            <summary>{texts.details}</summary>
            <pre>{error.message || error.name}</pre>
          </details>
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
        </Card>
      </main>
    );
  }
}
