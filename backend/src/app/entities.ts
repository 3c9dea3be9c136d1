import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { AdminSessionEntity } from '../auth/sessions/admin-session.entity.js';
import { AdminUserEntity } from '../auth/admin-user.entity.js';
import { PasswordLinkEntity } from '../auth/password/password-link.entity.js';
import { SignInTriesEntity } from '../auth/lockout/sign-in-tries.entity.js';
import { RecoveryCodeEntity } from '../auth/two-factor/recovery-code.entity.js';
import { ArchiveVideoEntity } from '../content/archive/archive-video.entity.js';
import { EventCardEntity } from '../content/cards/event-card.entity.js';
import { ConversationEntity } from '../chatbot/chat/conversation.entity.js';
import { RevisionEntity } from '../chatbot/knowledge/revision.entity.js';
import { KnowledgeEntity } from '../chatbot/knowledge/knowledge.entity.js';
import { ClosingSectionEntity } from '../content/closing/closing-section.entity.js';
import { CountdownEventEntity } from '../content/countdown/countdown-event.entity.js';
import { DivisionEntity } from '../content/divisions/division.entity.js';
import { EventPageEntity } from '../content/event-pages/event-page.entity.js';
import { ActEntity } from '../content/line-up/act.entity.js';
import { GuestStarEntity } from '../content/line-up/guest-star.entity.js';
import { MediaImageEntity } from '../content/media/media-image.entity.js';
import { MerchandiseBundleEntity } from '../content/merchandise/merchandise-bundle.entity.js';
import { MerchandiseItemEntity } from '../content/merchandise/merchandise-item.entity.js';
import { BackupEntity } from '../platform/backups/backup.entity.js';
import { RestoreEntity } from '../platform/backups/restore.entity.js';
import { EditionEntity } from '../platform/editions/edition.entity.js';
import { LeaseEntity } from '../platform/jobs/lease.entity.js';
import { MailRateEntity } from '../mail/queue/mail-rate.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { NextYearAddressEntity } from '../next-year/next-year-address.entity.js';
import { DiscountCodeEntity } from '../orders/codes/discount-code.entity.js';
import { CrowdedNetworkEntity } from '../orders/holds/crowded-network.entity.js';
import { UsedSolutionEntity } from '../orders/challenge/used-solution.entity.js';
import { IdempotencyKeyEntity } from '../orders/placing/idempotency-key.entity.js';
import { ImportedRowEntity } from '../orders/import/imported-row.entity.js';
import { ChangedOrderEntity } from '../orders/status/changed-orders/changed-order.entity.js';
import { OrderEventEntity } from '../orders/status/order-event.entity.js';
import { AlertEntity } from '../monitoring/alerts/alert.entity.js';
import { AlertNewsEntity } from '../monitoring/alerts/alert-news.entity.js';
import { ProcessReportEntity } from '../monitoring/reports/process-report.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { SearchProgressEntity } from '../orders/search/search-progress.entity.js';
import { SearchTermEntity } from '../orders/search/search-term.entity.js';
import { ReferralCodeEntity } from '../orders/codes/referral-code.entity.js';
import { AttemptEntity } from '../payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../payments/webhook/notification.entity.js';
import { ProviderTransactionEntity } from '../payments/payment-log/provider-transaction.entity.js';
import { RefundTotalEntity } from '../refunds/requests/refund-total.entity.js';
import { RefundEntity } from '../payments/payment-log/refund.entity.js';
import { DifferenceEntity } from '../payments/payment-log/difference.entity.js';
import { ReconciliationRunEntity } from '../reconciliation/runs/reconciliation-run.entity.js';
import { UncheckedOrderEntity } from '../reconciliation/runs/unchecked-order.entity.js';
import { SettingEntity } from '../platform/settings/setting.entity.js';
import { NotificationProofEntity } from '../payments/webhook/notification-proof.entity.js';
import { TestMailEntity } from '../mail/test-mail.entity.js';
import { GatePhoneEntity } from '../auth/phones/gate-phone.entity.js';
import { HandOutEntity } from '../tickets/gate/check-in/hand-out.entity.js';
import { ScanEntity } from '../tickets/gate/check-in/scan.entity.js';
import { TicketChangeEntity } from '../tickets/desk/ticket-change.entity.js';
import { SigningKeyEntity } from '../tickets/desk/signing-key.entity.js';
import { TicketTypeEntity } from '../tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../tickets/ticket.entity.js';
import { WaitingPassEntity } from '../waiting-room/room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../waiting-room/room/waiting-room.entity.js';

/** Every table. The data source needs them all. */
export const ENTITIES = [
  ActEntity,
  AdminSessionEntity,
  AdminUserEntity,
  AlertEntity,
  AlertNewsEntity,
  ArchiveVideoEntity,
  AttemptEntity,
  AuditEntryEntity,
  BackupEntity,
  ChangedOrderEntity,
  ClosingSectionEntity,
  ConversationEntity,
  CountdownEventEntity,
  CrowdedNetworkEntity,
  DifferenceEntity,
  DiscountCodeEntity,
  DivisionEntity,
  EditionEntity,
  EventCardEntity,
  EventPageEntity,
  GuestStarEntity,
  IdempotencyKeyEntity,
  ImportedRowEntity,
  KnowledgeEntity,
  LeaseEntity,
  MailEntity,
  MailRateEntity,
  MediaImageEntity,
  MerchandiseBundleEntity,
  MerchandiseItemEntity,
  NextYearAddressEntity,
  NotificationEntity,
  NotificationProofEntity,
  OrderEntity,
  OrderEventEntity,
  ProcessReportEntity,
  PasswordLinkEntity,
  ProviderTransactionEntity,
  ReconciliationRunEntity,
  RecoveryCodeEntity,
  ReferralCodeEntity,
  RefundEntity,
  RefundTotalEntity,
  RestoreEntity,
  RevisionEntity,
  GatePhoneEntity,
  HandOutEntity,
  ScanEntity,
  TicketChangeEntity,
  SearchProgressEntity,
  SearchTermEntity,
  SettingEntity,
  SignInTriesEntity,
  SigningKeyEntity,
  TestMailEntity,
  TicketEntity,
  TicketTypeEntity,
  UncheckedOrderEntity,
  UsedSolutionEntity,
  WaitingPassEntity,
  WaitingRoomEntity,
];
