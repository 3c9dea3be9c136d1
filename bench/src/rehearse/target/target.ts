/** Where a rehearsal goes to. */
export interface Target {
  url: string;
  /** Of its processes, where nothing stands before them: calls go to them by turns. */
  processUrls: readonly string[];
  simulatorUrl: string;
  /** Whether it believes `X-Forwarded-For`. */
  isForwarded: boolean;
  /** What a private installation lets us see and do; null of one that runs elsewhere. */
  privateInstallation: PrivateProcesses | null;
}

interface PrivateProcesses {
  /** Of the API; those that live. */
  pids: () => readonly number[];
  /** The folder of all mails. */
  outbox: string;
  /** Kills a process of the API (-9), and starts it again a second later; they take turns. */
  killOne: () => Promise<void>;
}

/** An installation that must not, or can't, be rehearsed with. */
export class TargetError extends Error {}

const SNAP_URL = /name="midtrans-snap-url" content="([^"]+)"/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Of the rehearsal's own calls: what hangs, by a plan's own fault even, must not hold the report. */
const ANSWER_WITHIN_MS = 10_000;

export const isLoopback = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

/**
 * Checks that an installation is up and that its payment provider is the simulator, whose address its own page names.
 * Throws `TargetError`: people would pay real money, or nothing would answer.
 */
export async function inspectTarget(
  url: string,
  simulatorUrl: string | null,
): Promise<Pick<Target, 'url' | 'simulatorUrl'>> {
  const ready = await ask(new URL('/health/ready', url));
  if (ready.status !== 200) throw new TargetError(`${url} isn't ready: /health/ready answers ${ready.status}`);
  const page = await ask(new URL('/ticket', url));
  const snap = SNAP_URL.exec(page.text)?.[1];
  if (snap === undefined) throw new TargetError(`${url}/ticket doesn't name its payment provider: is it the festival?`);
  const named = new URL(snap, url);
  if (/(^|\.)midtrans\.com$/.test(named.hostname)) {
    throw new TargetError(`${url} takes payments at ${named.hostname}: rehearse with MIDTRANS_ENV=simulator only`);
  }
  const simulator = new URL(simulatorUrl ?? named.origin).origin;
  const health = await ask(new URL('/_sim/health', simulator)).catch(() => null);
  if (health?.status !== 200) {
    throw new TargetError(`No payment simulator answers at ${simulator}: give its address with --simulator`);
  }
  return { url: new URL(url).origin, simulatorUrl: simulator };
}

/** A call of the rehearsal itself. Throws `TargetError` when no whole answer comes within `withinMs`. */
export async function ask(
  address: URL,
  request: RequestInit = {},
  withinMs = ANSWER_WITHIN_MS,
): Promise<{ status: number; text: string; headers: Headers }> {
  try {
    const limits: RequestInit = { signal: AbortSignal.timeout(withinMs), redirect: 'manual' };
    const answer = await fetch(address, { ...request, ...limits });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new TargetError(`${address.origin} doesn't answer (${cause?.code ?? message})`, { cause: error });
  }
}
