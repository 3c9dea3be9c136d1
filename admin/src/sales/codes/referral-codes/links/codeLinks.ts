import { toDataURL } from 'qrcode';

/** A code of a committee member, to be handed out. */
export interface LinkedCode {
  code: string;
  panitia_name: string;
}

/** The ticket page with the code filled in at the checkout (`REFERRAL` in the site's `paths.ts`). */
export function linkOf(code: string, origin = window.location.origin): string {
  return `${origin}/ticket?${new URLSearchParams({ referral: code })}`;
}

/** Wide enough to be printed on a poster. */
const PICTURE_PX = 720;

/** A PNG of the link's QR code. */
export function qrPng(link: string): Promise<string> {
  return toDataURL(link, { width: PICTURE_PX, margin: 4, errorCorrectionLevel: 'M' });
}

/** `sari-wulandari-SARI7F3.png` */
export function pictureName({ code, panitia_name }: LinkedCode): string {
  const words =
    panitia_name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `${[...words, code].join('-')}.png`;
}

/** A ZIP file with each code's QR picture, and the names with their links as a table. */
export async function linksZip(codes: readonly LinkedCode[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const pictures = await Promise.all(
    codes.map(async (code) => [pictureName(code), bytesOf(await qrPng(linkOf(code.code)))] as const),
  );
  const table = strToU8(linksCsv(codes));
  // Pictures are as small as they get.
  const zipped = zipSync({ ...Object.fromEntries(pictures), 'links.csv': table }, { level: 0 });
  return new Blob([zipped], { type: 'application/zip' });
}

/** `Name,Code,Link`. A name that a spreadsheet would take for a formula stays text. */
export function linksCsv(codes: readonly LinkedCode[], origin = window.location.origin): string {
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  const rows = codes.map(({ code, panitia_name }) => [panitia_name, code, linkOf(code, origin)].map(cell).join(','));
  // With the mark by which a spreadsheet knows the alphabet.
  return `\uFEFF${['Name,Code,Link', ...rows].join('\r\n')}\r\n`;
}

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
