const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A place for the name of each feature, so that what is counted of them lies in arrays. Names are kept as their hashes:
 * there are more than a hundred thousand, and of so many no more than a handful share one.
 */
export class Vocabulary {
  private readonly places = new Map<number, number>();

  /** The place of a name; a new one gets the next. */
  readonly add = (name: string): number => {
    const hash = hashOf(name);
    const known = this.places.get(hash);
    if (known !== undefined) return known;
    this.places.set(hash, this.places.size);
    return this.places.size - 1;
  };

  /** The place of a name, -1 when it has none. */
  readonly find = (name: string): number => this.places.get(hashOf(name)) ?? -1;
}

/** FNV-1a over UTF-16 units, 32 bits with a sign: a small integer, which a map holds without a box. */
function hashOf(name: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), FNV_PRIME);
  return hash | 0;
}
