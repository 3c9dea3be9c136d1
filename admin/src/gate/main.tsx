import '@fontsource-variable/plus-jakarta-sans';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GateScanner } from '../door/scanner/sync/gateScanner';
import { GateApp } from './GateApp';
import { GateProvider } from './GateContext';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const scanner = new GateScanner();

// A code that is scanned while the scanner is open changes the address only.
window.addEventListener('hashchange', () => window.location.reload());

// Without it the scanner works as long as it isn't reloaded without a network.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/gate/sw.js').catch(() => undefined);

const page = createRoot(root);
// What the phone has is there in a moment, with or without a network.
void scanner.start().finally(() =>
  page.render(
    <StrictMode>
      <GateProvider scanner={scanner}>
        <GateApp />
      </GateProvider>
    </StrictMode>,
  ),
);
