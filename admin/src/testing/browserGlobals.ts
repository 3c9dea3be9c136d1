import { format, TextDecoder, TextEncoder } from 'node:util';

/** react-router makes one for each navigation, and only passes it on. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;
  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.signal = init.signal;
  }
}

// Every browser has these; jsdom has not, and react-router wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request: NavigationRequest });

// jsdom opens and closes no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Nothing is laid out in jsdom, so nothing is out of sight.
Element.prototype.scrollIntoView = () => undefined;

const { error: report } = console;
Object.assign(console, {
  error(...words: unknown[]) {
    // A prop that no element knows would be in the page's HTML.
    if (String(words[0]).startsWith('React does not recognize')) throw new Error(format(...words));
    report(...words);
  },
});
