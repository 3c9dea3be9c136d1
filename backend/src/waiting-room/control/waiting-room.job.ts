import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { RoomStateService } from '../room/room-state.service.js';
import { RoomAdmissionService } from './room-admission.service.js';

const EVERY_MS = 1_000;
/** When the process that lets people in dies, nobody is let in for so long at most. */
const LEASE_MS = 5_000;

/** Every second each process reads the room and reports its load. While people wait, one of them lets them in. */
@Injectable()
export class WaitingRoomJob {
  private readonly logger = new Logger(WaitingRoomJob.name);
  private isRunning = false;

  constructor(
    private readonly state: RoomStateService,
    private readonly admission: RoomAdmissionService,
    private readonly leases: LeasesService,
    private readonly editions: EditionsService,
  ) {}

  @Interval('waiting-room', EVERY_MS)
  async tick(): Promise<void> {
    if (this.isRunning || this.editions.isPaused) return;
    this.isRunning = true;
    try {
      const room = await this.state.refresh();
      await this.admission.report(room);
      if (this.state.isActive) await this.leases.run('waiting-room', LEASE_MS, () => this.admission.control());
    } catch (error) {
      this.logger.warn(`the waiting room was not read: ${describeError(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
