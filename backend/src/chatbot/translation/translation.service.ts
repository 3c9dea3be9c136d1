import type { Translation, TranslationRequest } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../http/app-error.js';
import { Translator } from './translator.js';

/** An entry's English texts in Indonesian. */
@Injectable()
export class TranslationService {
  private readonly logger = new Logger(TranslationService.name);

  constructor(private readonly translator: Translator) {}

  /** 502 `Failed to translate` while the translation service can't be asked. */
  async translate({ question_en, answer_en }: TranslationRequest): Promise<Translation> {
    try {
      const [question_id = '', answer_id = ''] = await this.translator.translate([question_en, answer_en]);
      return { question_id, answer_id };
    } catch (cause) {
      this.logger.warn(`A translation failed: ${String(cause)}`);
      throw new AppError('PROVIDER_FAILED', 'Failed to translate', { cause });
    }
  }
}
