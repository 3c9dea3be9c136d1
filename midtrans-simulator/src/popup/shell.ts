import { html } from './html.js';

const loading = html`<div class="card loading"><span class="spinner"></span></div>`;

/** The empty pop-up page; with a token it is the full page that the redirect address opens. */
export function shell(redirect?: { token: string; language: string }): string {
  const root = redirect
    ? html`<div
        id="root"
        class="redirect"
        data-token="${redirect.token}"
        data-language="${redirect.language}"
        aria-live="polite"
      >
        ${loading}
      </div>`
    : html`<div id="root" role="dialog" aria-modal="true" aria-label="Payment" aria-live="polite">${loading}</div>`;
  return html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>Midtrans simulator</title>
        <link rel="stylesheet" href="/snap/v4/popup.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        ${root}
        <script src="/snap/v4/popup.js" defer></script>
      </body>
    </html>`.text;
}
