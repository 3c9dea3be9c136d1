/** Translates English into Indonesian. */
export abstract class Translator {
  /** Whether it translates whole sentences, not only known words. */
  abstract readonly isService: boolean;

  /** In the order of `texts`. Throws `TranslationFailed` when the service fails or answers without a translation. */
  abstract translate(texts: readonly string[]): Promise<string[]>;
}

export class TranslationFailed extends Error {}
