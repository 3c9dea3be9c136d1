import { create } from 'qrcode';

/** Modules of empty space around the code that readers need (ISO/IEC 18004: four). */
const QUIET_ZONE = 4;

/** A text as the address of a QR code's picture, dark on white whatever the theme: cameras read nothing else as well. */
export function qrPicture(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, index) => index);
  const dark = places.flatMap((row) =>
    places
      .filter((column) => modules.get(row, column))
      .map((column) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`),
  );
  const size = modules.size + 2 * QUIET_ZONE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
