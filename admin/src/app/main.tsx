import '@fontsource-variable/cinzel';
import '@fontsource-variable/plus-jakarta-sans';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startLanguage } from '../lib/i18n/language';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const page = createRoot(root);

async function start(): Promise<void> {
  await startLanguage();
  // After that: its modules hold texts.
  const { App } = await import('./App');
  // Only a data router can hold a navigation back, which the forms need to warn of unsaved changes.
  const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });
  page.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();
