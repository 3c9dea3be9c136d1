import type { TwoFactorSetup } from '@festival/contracts';
import { Box } from '@mui/material';

/** Dark on white whatever the theme: apps read nothing else. */
function pictureOf({ size, path }: TwoFactorSetup['qr']): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function QrDrawing({ qr, label }: { qr: TwoFactorSetup['qr']; label: string }) {
  return (
    <Box
      component="img"
      src={pictureOf(qr)}
      alt={label}
      sx={{ width: 208, height: 208, borderRadius: 1, alignSelf: 'center' }}
    />
  );
}
