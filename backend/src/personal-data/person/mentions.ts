const COUNTRY = '62';
/** What may stand in an address before its at sign; a quotation mark only after a letter or a number. */
const IN_ADDRESS = String.raw`[\p{L}\p{N}.!#$%&*+/=?^_{|}~-]|[\p{L}\p{N}]['’\x60]`;

/** By what a person is known in a text that is linked to nothing. Never by a name: others bear it too. */
export interface Marks {
  email: string;
  /** As stored: `+6281234567890`. */
  phones: readonly string[];
}

/** Of each text that names the person one is a part, in whatever case; a number may be written in groups. */
export function fragmentsOf({ email, phones }: Marks): string[] {
  return [email, ...phones.map((phone) => nationalDigits(phone).slice(-3))];
}

/** Whether a text has the address or a number as a whole: not within a longer address or a longer row of digits. */
export function mentions({ email, phones }: Marks): (text: string) => boolean {
  const patterns = [
    new RegExp(String.raw`(?<!${IN_ADDRESS})${escaped(email)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`, 'iu'),
    ...phones.map((phone) => {
      const digits = [...nationalDigits(phone)].join(String.raw`[ .()\-]?`);
      return new RegExp(String.raw`(?<!\d[ .()\-]?)(?:\+?${COUNTRY}[ \-]?|0)?${digits}(?![ .()\-]?\d)`, 'u');
    }),
  ];
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** The part that is the same however the number is written. */
function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
