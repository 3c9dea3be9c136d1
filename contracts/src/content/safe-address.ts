/** Characters that browsers skip or read as `/` could hide a scheme or host; quotes could end an attribute. */
const HIDING = /[\p{Cc}\p{Cf}\s\\"'<>`]/u;

const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const OWN_PATH = /^\/(?!\/)/;
const MAIL = /^mailto:[^@?]+@[^@?]+\.[^@?]+(?:\?[^?]*)?$/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;

/** Whether an editor's picture may be loaded from there: `http(s)://`, or a path of our own. */
export function isSafeImage(address: string): boolean {
  if (HIDING.test(address)) return false;
  return OWN_PATH.test(address) || (WEB.test(address) && isUrl(address));
}

/** Whether an editor's link may be shown: as `isSafeImage`, or `mailto:` or `tel:`. */
export function isSafeLink(address: string): boolean {
  return isSafeImage(address) || (!HIDING.test(address) && (MAIL.test(address) || PHONE.test(address)));
}

function isUrl(address: string): boolean {
  try {
    return new URL(address).hostname !== '';
  } catch {
    return false;
  }
}
