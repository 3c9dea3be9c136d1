import { TextDecoder, TextEncoder } from 'node:util';

// The router needs these; every browser has them and jsdom has not. Import this file before the router.
Object.assign(globalThis, { TextDecoder, TextEncoder });
