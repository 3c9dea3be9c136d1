import { useMemo } from 'react';
import { Drawing } from '../../art/Drawing';
import { drawQr } from './qr-path';
import styles from './TicketCard.module.css';

/** A QR code, dark on white whatever stands around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <Drawing width={size} height={size} className={styles.qr} title={label}>
      <g shapeRendering="crispEdges">
        <path className={styles.qrGround} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.qrDark} d={path} />
      </g>
    </Drawing>
  );
}
