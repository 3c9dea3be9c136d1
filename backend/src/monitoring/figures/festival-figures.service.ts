import { Injectable } from '@nestjs/common';
import { type AttentionFigures, AttentionFiguresService } from './attention-figures.service.js';
import { type GateCount, GateFiguresService } from './gate-figures.service.js';
import { type Queue, QueuesService } from './queues.service.js';

export interface FestivalFigures {
  queues: Queue[];
  attention: AttentionFigures;
  paidWithoutTicket: number;
  gates: GateCount[];
}

/** The figures that metrics, alerts and the screen have in common. */
@Injectable()
export class FestivalFiguresService {
  constructor(
    private readonly queues: QueuesService,
    private readonly attention: AttentionFiguresService,
    private readonly gates: GateFiguresService,
  ) {}

  async read(): Promise<FestivalFigures> {
    return {
      queues: await this.queues.all(),
      attention: await this.attention.read(),
      paidWithoutTicket: await this.attention.paidWithoutTicket(),
      gates: await this.gates.byGate(),
    };
  }
}
