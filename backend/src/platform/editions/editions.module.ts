import { Global, Module } from '@nestjs/common';
import { EditionsService } from './editions.service.js';

@Global()
@Module({ providers: [EditionsService], exports: [EditionsService] })
export class EditionsModule {}
