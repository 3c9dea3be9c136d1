import { Module } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { GlossaryTranslator } from './glossary-translator.js';
import { LibreTranslator } from './libre-translator.js';
import { TranslationService } from './translation.service.js';
import { Translator } from './translator.js';

/** A translation service where `TRANSLATE_URL` names one, else the built-in glossary. */
@Module({
  providers: [
    TranslationService,
    {
      provide: Translator,
      inject: [AppConfig],
      useFactory: ({ translateUrl }: AppConfig): Translator =>
        translateUrl === null ? new GlossaryTranslator() : new LibreTranslator(translateUrl),
    },
  ],
  exports: [TranslationService],
})
export class TranslationModule {}
