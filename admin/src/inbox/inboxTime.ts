import { createContext } from 'react';

/** The server's time of the inbox, in milliseconds: ages don't hang on this device's clock. */
export const InboxTime = createContext(0);
