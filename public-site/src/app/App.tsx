import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type Language, LanguageProvider } from '../lib/language';
import { RenderedAtContext } from '../lib/now';
import { DialogsProvider } from '../ui/dialog/DialogsProvider';
import { AppErrorBoundary } from './AppErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { Theme } from './Theme';

export interface AppProps {
  queryClient: QueryClient;
  language: Language;
  /** When the server rendered the page, in milliseconds since 1970; null when the browser renders it. */
  renderedAt: number | null;
}

/** The whole site, inside a router, for the browser and the server. */
export function App({ queryClient, language, renderedAt }: AppProps) {
  return (
    <AppErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RenderedAtContext value={renderedAt}>
          <LanguageProvider first={language}>
            <Theme>
              <DialogsProvider>
                <AppRoutes />
              </DialogsProvider>
            </Theme>
          </LanguageProvider>
        </RenderedAtContext>
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
