/** Turns English into Indonesian. */
export abstract class Translator {
  /** Whether it translates whole sentences, and not known words only. */
  abstract readonly isService: boolean;

  /** The texts in their order. Throws `TranslationFailed` when the service can't be asked or gives none. */
  abstract translate(texts: readonly string[]): Promise<string[]>;
}

export class TranslationFailed extends Error {}
