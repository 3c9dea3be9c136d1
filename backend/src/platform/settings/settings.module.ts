import { Global, Module } from '@nestjs/common';
import { KeptKeysService } from './kept-keys.service.js';
import { SettingsService } from './settings.service.js';

@Global()
@Module({ providers: [KeptKeysService, SettingsService], exports: [KeptKeysService, SettingsService] })
export class SettingsModule {}
