/** A growing list of whole numbers from 0 on in a typed array: hundreds of thousands of them take little memory. */
export class NumberList {
  private numbers = new Uint32Array(1 << 12);
  private used = 0;

  get length(): number {
    return this.used;
  }

  /** The number there; 0 behind the end. */
  at(place: number): number {
    return this.numbers[place] ?? 0;
  }

  push(number: number): void {
    if (this.used === this.numbers.length) {
      const grown = new Uint32Array(this.used * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[this.used] = number;
    this.used += 1;
  }

  set(place: number, number: number): void {
    this.numbers[place] = number;
  }

  addOne(place: number): void {
    this.numbers[place] = this.at(place) + 1;
  }

  /** The numbers, without room for more. */
  toArray(): Uint32Array {
    return this.numbers.slice(0, this.used);
  }
}
