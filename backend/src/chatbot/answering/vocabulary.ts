/** A place for the name of each feature, so that what is counted of them lies in arrays. */
export class Vocabulary {
  private readonly places = new Map<string, number>();

  /** The place of a name; a new one gets the next. */
  readonly add = (name: string): number => {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.places.size);
    return this.places.size - 1;
  };

  /** The place of a name, -1 when it has none. */
  readonly find = (name: string): number => this.places.get(name) ?? -1;
}
