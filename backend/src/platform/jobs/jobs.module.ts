import { Global, Module } from '@nestjs/common';
import { Leases } from './leases.service.js';

@Global()
@Module({ providers: [Leases], exports: [Leases] })
export class JobsModule {}
