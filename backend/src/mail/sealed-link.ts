import type { AppConfig } from '../platform/config/app-config.js';
import { openSealedText, sealText } from '../platform/config/sealed-text.js';

const CONTEXT = 'mailed link';

/** For links that give somebody rights: the outbox's row, and whoever reads it, holds them encrypted. */
export function sealedLink(config: AppConfig, url: string): string {
  return sealText(config.deriveKey('mailed-link'), url, CONTEXT);
}

/** Whether only `SECRET_KEY_OLD` opens it. */
export function isSealedByOldKey(config: AppConfig, sealed: string): boolean {
  try {
    return openSealedText(config.acceptedKeys('mailed-link'), sealed, CONTEXT).isOld;
  } catch {
    // By none of the present keys.
    return false;
  }
}

export function openSealedLink(config: AppConfig, sealed: string): string {
  return openSealedText(config.acceptedKeys('mailed-link'), sealed, CONTEXT).text;
}
