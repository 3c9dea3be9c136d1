const CAPITALISED = String.raw`["“]?\p{Lu}[\p{L}'’-]*["”]?`;
/** Names are written with capitals: "nama saya salah" holds none. "I am" needs two words, or it may be where somebody is from. */
const NAMED = new RegExp(
  String.raw`(?<=\b(?:[Mm]y name is|[Nn]ama (?:saya|aku|gue)|[Nn]amaku|[Aa]tas nama) )${CAPITALISED}(?: ${CAPITALISED}){0,3}` +
    String.raw`|(?<=\b(?:I am|I'm|I’m|[Ss]aya|[Aa]ku) )${CAPITALISED}(?: ${CAPITALISED}){1,3}`,
  'gu',
);

/** What names a person or opens something, and what stands for it. Days, times and prices are shorter. */
const PERSONAL: ReadonlyArray<readonly [RegExp, string]> = [
  [/[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[\p{L}\d-]+/gu, '[e-mail]'],
  // Without its dash a code must be whole: "festival" is none.
  [/\bTKT(?:-[0-9A-Z]{4,}|(?=[A-Z]*\d)[0-9A-Z]{12}\b)/gi, '[ticket]'],
  [/\bFEST(?:-[0-9A-Z]{4,}|(?=[A-Z]*\d)[0-9A-Z]{10}\b)/gi, '[order]'],
  [/https?:\/\/\S+[?#]\S+/gi, '[link]'],
  [/\+?\d(?:[ .()-]{0,2}\d){8,}/g, '[number]'],
  [NAMED, '[name]'],
];

/**
 * The text without addresses, phone and identity numbers, codes of orders and tickets, links that carry something, and the
 * name with which somebody presents themselves.
 */
export const maskPersonal = (text: string): string =>
  PERSONAL.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text);
