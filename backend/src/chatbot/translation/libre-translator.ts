import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { TranslationFailed, Translator } from './translator.js';

const ANSWER_WITHIN_MS = 15_000;

/** A service that speaks LibreTranslate's protocol: `POST {url}/translate {q, source, target, format}`. */
export class LibreTranslator extends Translator {
  readonly isService = true;

  constructor(private readonly url: string) {
    super();
  }

  async translate(texts: readonly string[]): Promise<string[]> {
    assertNoTransaction('the translation service');
    const response = await this.ask(texts);
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw new TranslationFailed('The translation service did not answer with JSON.', { cause });
    });
    const translated = (body as { translatedText?: unknown } | null)?.translatedText;
    if (!response.ok || !isTexts(translated, texts.length)) {
      throw new TranslationFailed(`The translation service answered ${response.status} without a translation.`);
    }
    return translated;
  }

  private async ask(texts: readonly string[]): Promise<Response> {
    try {
      return await fetch(`${this.url.replace(/\/$/, '')}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: texts, source: 'en', target: 'id', format: 'text' }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
    } catch (cause) {
      throw new TranslationFailed('The translation service can not be reached.', { cause });
    }
  }
}

function isTexts(value: unknown, count: number): value is string[] {
  return Array.isArray(value) && value.length === count && value.every((each) => typeof each === 'string');
}
