import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { LanguageProvider, rememberedLanguage } from '../lib/language';
import { DialogsProvider } from '../ui/dialog/DialogsProvider';
import { AppErrorBoundary } from './AppErrorBoundary';
import { AppRoutes } from './AppRoutes';
import { createQueryClient } from './query-client';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <AppErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider first={rememberedLanguage()}>
          <BrowserRouter>
            <DialogsProvider>
              <AppRoutes />
            </DialogsProvider>
          </BrowserRouter>
        </LanguageProvider>
      </QueryClientProvider>
    </AppErrorBoundary>
  );
}
