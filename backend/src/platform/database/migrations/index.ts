import { Initial1700000000000 } from './1700000000000-initial.js';
import { MediaImages1763700000000 } from './1763700000000-media-images.js';
import { TrainingPhrases1763710000000 } from './1763710000000-training-phrases.js';
import { ContentDates1763720000000 } from './1763720000000-content-dates.js';
import { Revisions1763730000000 } from './1763730000000-revisions.js';
import { PasswordDates1763740000000 } from './1763740000000-password-dates.js';
import { SaleVersions1763741000000 } from './1763741000000-sale-versions.js';
import { ContentInTwoLanguages1763744000000 } from './1763744000000-content-in-two-languages.js';
import { RefundedAmounts1763745000000 } from './1763745000000-refunded-amounts.js';
import { RefundedSides1763745000001 } from './1763745000001-refunded-sides.js';
import { RefundedTickets1763745000002 } from './1763745000002-refunded-tickets.js';
import { ScanLog1763746000000 } from './1763746000000-scan-log.js';
import { NetworkHolds1763810000000 } from './1763810000000-network-holds.js';
import { ChangedOrders1763820000000 } from './1763820000000-changed-orders.js';
import { PaymentQueues1763830000000 } from './1763830000000-payment-queues.js';
import { MailLanes1763840000000 } from './1763840000000-mail-lanes.js';
import { MailRecipients1763840000001 } from './1763840000001-mail-recipients.js';
import { WaitingRoom1763850000000 } from './1763850000000-waiting-room.js';
import { WaitingPassesSeen1763850000001 } from './1763850000001-waiting-passes-seen.js';
import { Gate1763860000000 } from './1763860000000-gate.js';
import { Backups1763870000000 } from './1763870000000-backups.js';
import { OrderLists1763871000000 } from './1763871000000-order-lists.js';
import { ReconciliationRest1763871000001 } from './1763871000001-reconciliation-rest.js';
import { Monitoring1763872000000 } from './1763872000000-monitoring.js';
import { KeysAndSessions1763876000000 } from './1763876000000-keys-and-sessions.js';
import { Readiness1763878000000 } from './1763878000000-readiness.js';
import { ListFilters1763879100000 } from './1763879100000-list-filters.js';
import { Editions1763880000000 } from './1763880000000-editions.js';
import { Acts1763890000000 } from './1763890000000-acts.js';
import { Inbox1763891000000 } from './1763891000000-inbox.js';
import { OfficeLanguage1763892000000 } from './1763892000000-office-language.js';
import { NextYear1763893000000 } from './1763893000000-next-year.js';
import { TierAmounts1763894000000 } from './1763894000000-tier-amounts.js';
import { SearchIndexes1763895000000 } from './1763895000000-search-indexes.js';

/**
 * Migrations after this one run while processes of the release before still sell: they only add what those needn't know
 * (docs/operations.md, "A new version without a pause"). Whoever cuts a release moves it to the last migration.
 */
export const EXPAND_ONLY_AFTER = 'Gate1763860000000';

/** In the order of running; a landed migration is never changed, only followed by another. */
export const MIGRATIONS = [
  Initial1700000000000,
  MediaImages1763700000000,
  TrainingPhrases1763710000000,
  ContentDates1763720000000,
  Revisions1763730000000,
  PasswordDates1763740000000,
  SaleVersions1763741000000,
  ContentInTwoLanguages1763744000000,
  RefundedAmounts1763745000000,
  RefundedSides1763745000001,
  RefundedTickets1763745000002,
  ScanLog1763746000000,
  NetworkHolds1763810000000,
  ChangedOrders1763820000000,
  PaymentQueues1763830000000,
  MailLanes1763840000000,
  MailRecipients1763840000001,
  WaitingRoom1763850000000,
  WaitingPassesSeen1763850000001,
  Gate1763860000000,
  Backups1763870000000,
  OrderLists1763871000000,
  ReconciliationRest1763871000001,
  Monitoring1763872000000,
  KeysAndSessions1763876000000,
  Readiness1763878000000,
  ListFilters1763879100000,
  Editions1763880000000,
  Acts1763890000000,
  Inbox1763891000000,
  OfficeLanguage1763892000000,
  NextYear1763893000000,
  TierAmounts1763894000000,
  SearchIndexes1763895000000,
];
