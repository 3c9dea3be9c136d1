/** Signs and words between two questions in one message, in both languages. A question word begins the second. */
const BETWEEN =
  /[.?!;\n]+\s+|,\s*|\s+(?:and|also|plus|oh|or|but|n|&|dan|sama|ama|serta|atau|terus|trus|trs|lalu|sekalian|tapi)\s+|\s+(?=(?:how|what|when|where|berapa|brp|kapan|gimana|gmn|kalo|kalau)\s)/giu;
/** Shorter pieces ask nothing. */
const SHORTEST_HALF = 4;
/** A longer text tells a story, and each look takes a millisecond. */
const MOST_PLACES = 8;

/** The two halves of a message at each place where two questions can meet; at most eight. */
export function* halvesOf(message: string): Generator<[one: string, other: string]> {
  let places = 0;
  for (const { index, 0: between } of message.matchAll(BETWEEN)) {
    const halves: [string, string] = [message.slice(0, index).trim(), message.slice(index + between.length).trim()];
    if (halves.some((half) => half.length < SHORTEST_HALF)) continue;
    yield halves;
    places += 1;
    if (places === MOST_PLACES) return;
  }
}
