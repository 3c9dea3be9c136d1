import { formatRupiah, type TimelineEntry } from '@festival/contracts';
import type { OrderEventEntity } from '../orders/status/order-event.entity.js';
import type { OrderEntity } from '../orders/order.entity.js';

/** The texts of `order_events.via`. */
const VIA: Readonly<Record<string, string>> = {
  notification: 'by a notification of the payment provider',
  sync: 'found by the status sync',
  create: 'found when the payment was opened',
  buyer: 'by the buyer',
  expiry: 'because its time was over',
  free: 'because there was nothing to pay',
  admin: 'by an admin',
  staff: 'found when staff asked the payment provider',
  release: 'when the provider could take no more money',
  reconciliation: 'by the reconciliation',
};

const via = ({ via: way }: OrderEventEntity): string => VIA[way] ?? `by ${words(way)}`;

/** `paid_without_seat` → `paid without seat`. */
export function words(identifier: string): string {
  return identifier.replaceAll('_', ' ');
}

/** `2 × Pre Sales 2 for Rp 150.000` */
export function describeOrder({ ticketQuantity, ticketTypeHeader, finalAmount }: OrderEntity): string {
  return `${ticketQuantity} × ${ticketTypeHeader} for ${formatRupiah(finalAmount)}`;
}

export function placedEntry(order: OrderEntity): TimelineEntry {
  const from = order.source === 'web' ? 'on the website' : 'with the Google Form';
  return {
    at: order.createdAt.toISOString(),
    kind: 'placed',
    text: `Order placed ${from}: ${describeOrder(order)}`,
    by: null,
  };
}

/** Changes of status and seats. The audit log has those that an admin made, with their name. */
export function eventEntries(events: readonly OrderEventEntity[]): TimelineEntry[] {
  return events
    .filter(({ kind, via: way }) => kind !== 'status' || way !== 'admin')
    .map((event) => ({ at: event.at.toISOString(), by: null, ...eventWords(event) }));
}

function eventWords(event: OrderEventEntity): Pick<TimelineEntry, 'kind' | 'text'> {
  switch (event.kind) {
    case 'status':
      return { kind: 'status', text: `Status changed from ${event.fromStatus} to ${event.toStatus}, ${via(event)}` };
    case 'ignored':
      return {
        kind: 'status',
        text: `The payment provider said ${event.toStatus}; not applied, because the order is sync-locked`,
      };
    case 'attention':
      return { kind: 'attention', text: attentionText(event) };
    case 'seats':
      return { kind: 'seats', text: `Seats: ${event.detail ?? 'changed'}, ${via(event)}` };
  }
}

function attentionText({ detail, fromStatus, toStatus }: OrderEventEntity): string {
  const reason = attentionWords(detail ?? 'unknown reason');
  if (toStatus === null) return reason;
  return `${reason}: the payment provider said ${toStatus} while the order was ${fromStatus}`;
}

/** The history says `paid_twice` when it is raised and `paid_twice dealt with` when a person is done with it. */
function attentionWords(detail: string): string {
  const [kind = detail, rest] = detail.split(' dealt with');
  return rest === undefined ? `Needs attention: ${words(kind)}` : `Attention dealt with: ${words(kind)}`;
}
