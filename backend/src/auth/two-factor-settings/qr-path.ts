import type { TwoFactorSetup } from '@festival/contracts';
import { QUIET_ZONE, qrRuns } from '../../mail/pdf/qr.js';

/** A QR code with its light border, as one SVG path. */
export function drawQr(text: string): TwoFactorSetup['qr'] {
  const { size, runs } = qrRuns(text);
  const path = runs.map(({ x, y, length }) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`).join('');
  return { size: size + 2 * QUIET_ZONE, path };
}
