/** The characters that the checkout accepts in a phone number. */
export const PHONE_CHARACTERS = /^[0-9 \-+()]+$/;

const MIN_DIGITS = 8;
const MAX_DIGITS = 15;

/**
 * A phone number in E.164 (`+6281234567890`), or null when it can't be one (E.164: 8 to 15 digits).
 * `0812…`, `812…`, `62812…` and `+62 812…` are Indonesian; with a plus another country keeps its code.
 */
export function normalizePhone(input: string): string | null {
  const text = input.trim();
  if (!PHONE_CHARACTERS.test(text)) return null;
  const dialled = text.replace(/[ \-()]/g, '');
  if (dialled.lastIndexOf('+') > 0) return null;
  const digits = dialled.replace('+', '');
  const international = dialled.startsWith('+') ? withoutTrunkZero(digits) : withIndonesianCode(digits);
  if (international.length < MIN_DIGITS || international.length > MAX_DIGITS || international.startsWith('0'))
    return null;
  return `+${international}`;
}

function withIndonesianCode(digits: string): string {
  if (digits.startsWith('62')) return withoutTrunkZero(digits);
  return `62${digits.replace(/^0+/, '')}`;
}

/** `+62 0812…` is a common slip: the trunk zero doesn't belong behind the country code. */
function withoutTrunkZero(digits: string): string {
  return digits.replace(/^620+/, '62');
}

/**
 * The number that a WhatsApp link takes: digits only, starting with 62 when it started with 0 or lacked the code;
 * null when fewer than 8 digits remain.
 */
export function whatsAppNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const number = phone.trim().startsWith('+') ? digits : withIndonesianCode(digits);
  return number.length < MIN_DIGITS ? null : number;
}
