import { useMemo } from 'react';
import { Drawing } from '../../art/shapes/Drawing';
import { drawQr } from './qr-path';
import styles from './QrCode.module.css';

/** A QR code, always dark on white. */
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
