import type { GateMode, GateScanOutcome, GateVerdict } from '@festival/contracts';
import { invalid, type GateTask, type LocalVerdict } from './judgeLocally';
import { fromServer, type Use } from './presentTicket';

/** `isConfirmed`: the server said so; else it is the phone's own word. */
export type CombinedVerdict = LocalVerdict & { isConfirmed: boolean };

/** The server's word where there is one; `phoneName` tells this phone's uses from others'. */
export function combine(
  local: LocalVerdict,
  outcome: GateScanOutcome | 'silent',
  { mode }: GateTask,
  phoneName: string,
): CombinedVerdict {
  if (outcome === 'silent') return { ...local, isConfirmed: false };
  const result = outcome.result === 'known' ? outcome.was : outcome.result;
  const first = outcome.first ? fromServer(outcome.first, phoneName) : null;
  switch (result) {
    case 'entered':
      return { ...(mode === 'information' ? informed(local, true, null) : entered(local)), isConfirmed: true };
    case 'double':
      return { ...(mode === 'information' ? informed(local, false, first) : used(local, first)), isConfirmed: true };
    case 'not_valid':
      return { ...notValid(local, mode), isConfirmed: true };
    case 'refused':
    case undefined:
      return { ...local, isConfirmed: false };
  }
}

/** As the scan's row says it; null: nothing was let in, out or handed out, nor refused. */
export function shownVerdict(verdict: LocalVerdict): GateVerdict | null {
  return verdict.kind === 'information' ? null : verdict.kind;
}

function entered(local: LocalVerdict): LocalVerdict {
  return local.kind === 'valid' ? local : { kind: 'valid', isKnown: true, isReentry: false };
}

function used(local: LocalVerdict, first: Use | null): LocalVerdict {
  const known = local.kind === 'used' ? local : null;
  const use = first ?? known?.use ?? { at: null, gate: null, device: null, isHere: false };
  return { kind: 'used', use, hasLeft: known?.hasLeft ?? false };
}

function informed(local: LocalVerdict, mayEnter: boolean, first: Use | null): LocalVerdict {
  const known = local.kind === 'information' ? local : null;
  const state = mayEnter && known?.state !== 'left' ? 'valid' : (known?.state ?? 'inside');
  const isUsed = state !== 'valid';
  return {
    kind: 'information',
    mayEnter,
    state: !mayEnter && state === 'valid' ? 'inside' : state,
    use: first ?? (isUsed ? (known?.use ?? null) : null),
    handedOut: known?.handedOut ?? [],
  };
}

/** The phone's own reason says more, when it has one. */
function notValid(local: LocalVerdict, mode: GateMode): LocalVerdict {
  return invalid(local.kind === 'invalid' ? local.reason : mode === 'exit' ? 'not_inside' : 'server');
}
