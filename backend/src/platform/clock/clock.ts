import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ShutdownService } from './shutdown.service.js';

/** Where the time comes from, so that tests can move it. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({})
export class ClockModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: ClockModule,
      providers: [{ provide: Clock, useValue: clock }, ShutdownService],
      exports: [Clock, ShutdownService],
    };
  }
}
