import {
  AUTO_TRANSLATION_PREFIX,
  type Translation,
  type TranslationRequest,
  type TranslationState,
} from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/http/errors/app-error.js';
import { describeError } from '../../platform/http/errors/describe-error.js';
import { mask, unmask } from './kept-parts.js';
import { Translator } from './translator.js';

/** An entry's English texts in Indonesian. */
@Injectable()
export class TranslationService {
  private readonly logger = new Logger(TranslationService.name);

  constructor(private readonly translator: Translator) {}

  /** Whether a service is set up. */
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

  /** A text that did not come back whole stays in English, marked so that an editor translates it. */
  private async translated(texts: readonly string[]): Promise<string[]> {
    const masked = texts.map(mask);
    const answers = await this.translator.translate(masked.map(({ text }) => text));
    return texts.map(
      (text, at) => unmask(answers[at] ?? '', masked[at]?.parts ?? []) ?? `${AUTO_TRANSLATION_PREFIX} ${text}`,
    );
  }
}
