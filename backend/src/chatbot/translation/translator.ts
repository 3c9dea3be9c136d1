/** Turns English into Indonesian. */
export abstract class Translator {
  /** The texts in their order. Throws `TranslationFailed` when the service can't be asked or gives none. */
  abstract translate(texts: readonly string[]): Promise<string[]>;
}

export class TranslationFailed extends Error {}
