import { isSuccessful, ORDER_STATUSES, statusesIn } from '@festival/contracts';

/** Orders whose money is here, a part of it at least. */
export const SUCCESSFUL_STATUSES = ORDER_STATUSES.filter(isSuccessful);

/** The statuses that the fragments below name; a select over orders `o` needs them as parameters. */
export const SUM_PARAMETERS = { paid: statusesIn('paid'), successful: SUCCESSFUL_STATUSES };

/** SQL of one order's net, by the rule of `netPaid`. */
export const NET = 'CASE WHEN o.status IN (:...successful) THEN o.finalAmount - o.refundedAmount ELSE 0 END';

/** SQL: the sum of `what` over the orders that fit. */
export function sumWhere(what: string, condition: string): string {
  return `SUM(CASE WHEN ${condition} THEN ${what} ELSE 0 END)`;
}
