/** Facts, targets of links, web addresses and e-mail addresses; and what looks like a stand-in. */
const KEPT =
  /\{[^{}\n]*\}|(?<=\])\([^()\n]*\)|https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"]|www\.[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]*\w)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|XK\d+X/g;
/** Letters and digits that no dictionary knows: services leave them where they stand. */
const STAND_IN = /XK(\d+)X/g;

export interface Masked {
  text: string;
  /** In the order of their stand-ins. */
  parts: readonly string[];
}

/** The text with a stand-in for every part that means the same in every language. */
export function mask(text: string): Masked {
  const parts: string[] = [];
  const masked = text.replace(KEPT, (part) => `XK${parts.push(part) - 1}X`);
  return { text: masked, parts };
}

/** The parts back in the translation; null when one of them is lost, doubled or made up. */
export function unmask(translated: string, parts: readonly string[]): string | null {
  const found = [...translated.matchAll(STAND_IN)].map(([, place]) => Number(place));
  const isWhole = found.length === parts.length && parts.every((_part, place) => found.includes(place));
  return isWhole ? translated.replace(STAND_IN, (_whole, place: string) => parts[Number(place)] ?? '') : null;
}
