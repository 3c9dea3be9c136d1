/** Whose data: an e-mail address, and what is known with it. */
export interface Person {
  email: string;
  /** As stored: `+6281234567890`. */
  phones: readonly string[];
  /** As on orders and accounts; none that another buyer bears too. */
  names: readonly string[];
}

const ERASED = '[erased]';
/** A shorter word would be found in texts about other things. */
const SHORTEST_NAME = 8;
const COUNTRY = '62';

/** Whether it can be told from other words. */
export const isTelling = (name: string): boolean => /\S\s+\S/.test(name.trim()) || name.trim().length >= SHORTEST_NAME;

/** Texts of which each that names the person contains one, in whatever case. */
export function fragmentsOf({ email, phones, names }: Person): string[] {
  return [email, ...phones.map(nationalDigits), ...names.flatMap((name) => [...new Set([name, inJson(name)])])];
}

/** Replaces the person's address, numbers and names; gives other texts back as they are. */
export function eraser(person: Person, marker = ERASED): (text: string) => string {
  const patterns = patternsOf(person);
  return (text) => patterns.reduce((erased, pattern) => erased.replace(pattern, marker), text);
}

function patternsOf({ email, phones, names }: Person): RegExp[] {
  const written = names.flatMap((name) => [...new Set([name, inJson(name)])]);
  return [
    new RegExp(String.raw`(?<![\w.+%-])${escaped(email)}(?![\w-]|\.\w)`, 'giu'),
    ...phones.map((phone) => {
      const digits = [...nationalDigits(phone)].join(String.raw`[ .()\-]?`);
      return new RegExp(String.raw`(?<!\d)(?:\+?${COUNTRY}[ \-]?|0)?${digits}(?!\d)`, 'gu');
    }),
    ...written.map((name) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu')),
  ];
}

/** The part that is the same however the number is written. */
function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
