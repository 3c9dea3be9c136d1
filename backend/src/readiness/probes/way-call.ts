import type { WayIn } from '@festival/contracts';
import type { AppConfig } from '../../platform/config/app-config.js';
import { WayTokens } from '../way/way-tokens.js';
import { problemOf, type Probes, type WaySeen } from './probes.js';

/** Asks the festival how it is reached, at the address that visitors use. */
export async function callThroughPublicUrl(config: AppConfig, probes: Probes, now: Date): Promise<WaySeen> {
  const tokens = new WayTokens(config);
  const token = tokens.issue(now);
  try {
    const { status, body } = await probes.get(`${config.publicUrl}/health/way?token=${token}`);
    const answer = status === 200 ? wayInOf(body) : null;
    return answer && tokens.isProof(token, answer.proof) ? { kind: 'festival', answer } : { kind: 'other', status };
  } catch (error) {
    return { kind: 'away', problem: problemOf(error) };
  }
}

function wayInOf(body: string): WayIn | null {
  try {
    const { data } = JSON.parse(body) as { data?: WayIn };
    return typeof data?.proof === 'string' ? data : null;
  } catch {
    return null;
  }
}
