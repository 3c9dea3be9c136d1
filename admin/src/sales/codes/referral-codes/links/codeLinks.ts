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
