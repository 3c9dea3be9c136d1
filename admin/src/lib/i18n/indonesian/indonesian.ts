import type { Dictionary } from '../t';
import { APP } from './app';
import { AUDIT } from './audit';
import { CHATBOT } from './chatbot';
import { CODES } from './codes';
import { CONTENT_LISTS } from './content-lists';
import { CONTENT_PAGES } from './content-pages';
import { CONTENT_THEME } from './content-theme';
import { DOOR_GATE } from './door-gate';
import { DOOR_SCANNER } from './door-scanner';
import { INBOX } from './inbox';
import { NEXT_YEAR } from './next-year';
import { PEOPLE_ACCOUNT } from './people-account';
import { PEOPLE_DATA } from './people-data';
import { PEOPLE_FESTIVAL } from './people-festival';
import { REACT_ADMIN } from './react-admin';
import { SALES_DASHBOARD } from './sales-dashboard';
import { SALES_MAILS } from './sales-mails';
import { SALES_ORDERS } from './sales-orders';
import { SALES_RECONCILIATION } from './sales-reconciliation';
import { SALES_REFUNDS } from './sales-refunds';
import { SALES_TICKETS } from './sales-tickets';
import { SALES_TONIGHT } from './sales-tonight';
import { SERVER } from './server';
import { SERVER_ACCOUNTS } from './server-accounts';
import { SERVER_ALERTS } from './server-alerts';
import { SERVER_CONTENT } from './server-content';
import { SERVER_EDITION } from './server-edition';
import { SERVER_READINESS } from './server-readiness';
import { SERVER_READINESS_MACHINE } from './server-readiness-machine';
import { SERVER_TIMES } from './server-readiness-times';
import { SERVER_SALES } from './server-sales';
import { SERVER_TIMELINE } from './server-timeline';
import { SHARED } from './shared';

export const INDONESIAN: Dictionary = {
  ...APP,
  ...AUDIT,
  ...CHATBOT,
  ...CODES,
  ...CONTENT_LISTS,
  ...CONTENT_PAGES,
  ...CONTENT_THEME,
  ...DOOR_GATE,
  ...DOOR_SCANNER,
  ...INBOX,
  ...NEXT_YEAR,
  ...PEOPLE_ACCOUNT,
  ...PEOPLE_DATA,
  ...PEOPLE_FESTIVAL,
  ...REACT_ADMIN,
  ...SALES_DASHBOARD,
  ...SALES_MAILS,
  ...SALES_ORDERS,
  ...SALES_RECONCILIATION,
  ...SALES_REFUNDS,
  ...SALES_TICKETS,
  ...SALES_TONIGHT,
  ...SERVER_TIMELINE,
  ...SHARED,
};

/** The server speaks English. */
export const OF_SERVER: Dictionary = {
  ...SERVER,
  ...SERVER_ACCOUNTS,
  ...SERVER_CONTENT,
  ...SERVER_SALES,
  ...SERVER_ALERTS,
  ...SERVER_EDITION,
  ...SERVER_READINESS,
  ...SERVER_READINESS_MACHINE,
  ...SERVER_TIMES,
};

/** The lines of an order's timeline. */
export const OF_TIMELINE: readonly string[] = Object.keys(SERVER_TIMELINE);
