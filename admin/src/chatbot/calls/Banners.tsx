import { Alert, Box } from '@mui/material';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { failureText, type FailureTexts } from '../../shared/forms/saving/failureText';
import type { TabName } from './trainingPaths';
import { t } from '../../lib/i18n/t';

interface Banner {
  tab: TabName;
  severity: 'success' | 'error';
  text: string;
}

interface BannerCalls {
  banner: Banner | null;
  showDone: (text: string) => void;
  showError: (text: string) => void;
  /** The server's text, else the given one. */
  showFailure: (error: unknown, texts: FailureTexts) => void;
  dismiss: () => void;
}

const BannerContext = createContext<BannerCalls | null>(null);

/** The outcome of the last call, shown in the tab in which it was made. */
export function useBanner(): BannerCalls {
  const calls = useContext(BannerContext);
  if (!calls) throw new Error('There is no place for banners here.');
  return calls;
}

export function BannerProvider({ tab, children }: { tab: TabName; children: ReactNode }) {
  const [banner, setBanner] = useState<Banner | null>(null);
  const shown = banner?.tab === tab ? banner : null;
  const dismiss = useCallback(() => setBanner(null), []);
  const calls = useMemo<BannerCalls>(() => {
    const showError = (text: string) => setBanner({ tab, severity: 'error', text });
    return {
      banner: shown,
      showDone: (text) => setBanner({ tab, severity: 'success', text }),
      showError,
      showFailure: (error, texts) => showError(failureText(error, texts)),
      dismiss,
    };
  }, [tab, shown, dismiss]);
  return <BannerContext value={calls}>{children}</BannerContext>;
}

/** Below the bar of the page; a dialog has none. */
const TOPS = { page: { xs: 64, sm: 56 }, dialog: 8 };

/** Stays in sight while what is below it is scrolled: the row that it speaks of may be far down. */
export function BannerOutlet({ over = 'page' }: { over?: 'page' | 'dialog' }) {
  const { banner, dismiss } = useBanner();
  if (!banner) return null;
  const isPage = over === 'page';
  return (
    <Box sx={{ position: 'sticky', top: TOPS[over], zIndex: 3, px: { xs: isPage ? 1 : 0, sm: 0 }, pt: isPage ? 1 : 0 }}>
      <Alert
        severity={banner.severity}
        onClose={dismiss}
        closeText={t('Dismiss')}
        sx={{ boxShadow: 2, overflowWrap: 'anywhere', mb: isPage ? 0 : 2 }}
      >
        {banner.text}
      </Alert>
    </Box>
  );
}
