/** Answers that replace any provider call's own; nothing was done. */
export const transportModes = [
  'error500',
  'html502',
  'html403',
  'html200',
  'empty200',
  '5xx',
  '401',
  '429',
  'hang',
  'reset',
] as const;

/** What a call can be made to do besides. `timeout_after` does the work and never answers, `reset_after` hangs up then. */
export const callModes = {
  create: [...transportModes, 'timeout_after_create'],
  status: [...transportModes, '404', 'stale', 'uppercase'],
  cancel: [...transportModes, '412', 'paid_first', 'timeout_after'],
  expire: [...transportModes, '412', 'paid_first', 'timeout_after'],
  refund: [...transportModes, '412', '414', '406', 'denied202', 'timeout_after', 'reset_after'],
  token_cancel: [...transportModes, 'in_progress', 'timeout_after'],
} as const;

export type FaultyCall = keyof typeof callModes;

export interface CallFault {
  mode: string;
  /** How many calls it hits; `null` = all. */
  times: number | null;
  /** Only order ids that begin so. */
  orderPrefix: string;
}

export interface FaultConfig {
  notifications: { drop: number; duplicate: number; delayMs: number; shuffle: boolean; beforeResponse: boolean };
  http: { errorRate: number; latencyMs: number; hangRate: number };
  calls: Partial<Record<FaultyCall, CallFault>>;
  /** Limits the notification faults to order ids that begin so. */
  orderPrefix: string;
  /** Core errors 404, 406, 412 and 414 as real HTTP statuses instead of HTTP 200. */
  coreHttpStatus: boolean;
  seed: number | null;
}

export const noFaults: FaultConfig = {
  notifications: { drop: 0, duplicate: 0, delayMs: 0, shuffle: false, beforeResponse: false },
  http: { errorRate: 0, latencyMs: 0, hangRate: 0 },
  calls: {},
  orderPrefix: '',
  coreHttpStatus: false,
  seed: null,
};
