import { Global, Module } from '@nestjs/common';
import { LeasesService } from './leases.service.js';

@Global()
@Module({ providers: [LeasesService], exports: [LeasesService] })
export class JobsModule {}
