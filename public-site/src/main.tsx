import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { readState, restoreState } from './app/page-state';
import { findPage } from './app/pages';
import { createQueryClient } from './app/query-client';
import { pressedBefore } from './app/start-script';
import { rememberedLanguage } from './lib/language';
import { beginThemePreview } from './lib/festival/theme';
import { watchLazyParts } from './lib/lazy-parts';
import { BrowserRouter } from './lib/router';
import { beginPreview } from './lib/preview-clock';
import './styles/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

beginPreview(window.location.search);
beginThemePreview(window.location.search);
const state = readState(document);
const queryClient = createQueryClient();
if (state) restoreState(queryClient, state);
const app = (
  <StrictMode>
    <BrowserRouter>
      <App
        queryClient={queryClient}
        language={state?.language ?? rememberedLanguage()}
        renderedAt={state?.renderedAt ?? null}
      />
    </BrowserRouter>
  </StrictMode>
);

async function hydrate(served: HTMLElement): Promise<void> {
  // Code that can't be had now is asked for again at rendering, and its failure shown there.
  await findPage(window.location.pathname)
    .page.preload()
    .catch(() => undefined);
  watchLazyParts(document);
  hydrateRoot(served, app);
  pressedBefore(document)?.click();
}

if (state) void hydrate(root);
else createRoot(root).render(app);
