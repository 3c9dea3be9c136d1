import { TextDecoder, TextEncoder } from 'node:util';

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
