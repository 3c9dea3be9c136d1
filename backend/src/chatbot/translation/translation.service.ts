import {
  AUTO_TRANSLATION_PREFIX,
  type Translation,
  type TranslationRequest,
  type TranslationState,
} from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { Translator } from './translator.js';

/** Facts, link targets, web and e-mail addresses, and texts that look like a placeholder. */
const UNTRANSLATED =
  /\{[^{}\n]*\}|(?<=\])\([^()\n]*\)|https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"]|www\.[\w-]+(?:\.[\w-]+)+(?:\/[\w./-]*\w)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|XK\d+X/g;
/** Letters and digits that no dictionary knows: services leave them unchanged. */
const PLACEHOLDER = /XK(\d+)X/g;

/** An entry's English texts in Indonesian. */
@Injectable()
export class TranslationService {
  private readonly logger = new Logger(TranslationService.name);

  constructor(private readonly translator: Translator) {}

  /** Whether a translation service is set up. */
  state(): TranslationState {
    return { service: this.translator.isService };
  }

  /** 502 `Failed to translate` while the translation service can't be asked. */
  async translate({ question_en, answer_en }: TranslationRequest): Promise<Translation> {
    try {
      const [question_id = '', answer_id = ''] = await this.translated([question_en, answer_en]);
      return { question_id, answer_id };
    } catch (cause) {
      this.logger.warn(`A translation failed: ${describeError(cause)}`);
      throw new AppError('PROVIDER_FAILED', 'Failed to translate', { cause });
    }
  }

  /** A text that came back without its placeholders stays in English, marked for an editor. */
  private async translated(texts: readonly string[]): Promise<string[]> {
    const masked = texts.map(mask);
    const answers = await this.translator.translate(masked.map(({ text }) => text));
    return texts.map(
      (text, at) => unmask(answers[at] ?? '', masked[at]?.parts ?? []) ?? `${AUTO_TRANSLATION_PREFIX} ${text}`,
    );
  }
}

interface Masked {
  text: string;
  /** In the order of their placeholders. */
  parts: readonly string[];
}

/** Replaces every part that must not be translated by a placeholder. */
function mask(text: string): Masked {
  const parts: string[] = [];
  const masked = text.replace(UNTRANSLATED, (part) => `XK${parts.push(part) - 1}X`);
  return { text: masked, parts };
}

/** Puts the parts back; null when a placeholder is missing, doubled or made up. */
function unmask(translated: string, parts: readonly string[]): string | null {
  const found = [...translated.matchAll(PLACEHOLDER)].map(([, place]) => Number(place));
  const isWhole = found.length === parts.length && parts.every((_part, place) => found.includes(place));
  return isWhole ? translated.replace(PLACEHOLDER, (_whole, place: string) => parts[Number(place)] ?? '') : null;
}
