import { defineConfig } from '@playwright/test';

const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two pages that link find one another by addresses; by names they would need a service of the machine's.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

/** Journeys over the built product. Each worker has a stack of its own: database, provider, mails (`support/`). */
export default defineConfig({
  testDir: './tests',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Nx names the target that it runs; `npm test` reads its results there.
  reporter: [['list'], ['json', { outputFile: `${process.env['NX_TASK_TARGET_TARGET'] ?? 'browser'}.results.json` }]],
  // As long as a person would wait.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'journeys', grep: /@journey/ },
    // Some go through a dozen screens, which load on cores that two stacks share.
    { name: 'long', grepInvert: /@journey/ },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 360, height: 740 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: QUIET_CHROMIUM },
    screenshot: 'only-on-failure',
  },
});
