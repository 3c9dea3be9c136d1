import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App';
import { readState, restoreState } from './app/page-state';
import { findPage } from './app/pages';
import { createQueryClient } from './app/query-client';
import { takeOverPresses } from './app/start-script';
import { rememberedLanguage } from './lib/language';
import { watchWaitingParts } from './lib/lazy-parts';
import './styles/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

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

async function takeOver(served: HTMLElement): Promise<void> {
  // Code that can't be had now is asked for again at rendering, and its failure shown there.
  await findPage(window.location.pathname)
    ?.page.preload()
    .catch(() => undefined);
  watchWaitingParts(document);
  hydrateRoot(served, app);
  takeOverPresses(document)?.click();
}

if (state) void takeOver(root);
else createRoot(root).render(app);
