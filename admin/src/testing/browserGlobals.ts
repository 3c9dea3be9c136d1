import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has these; jsdom has not, and react-router wants them as soon as it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
