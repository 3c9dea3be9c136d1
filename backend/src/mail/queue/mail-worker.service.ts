import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ShutdownService } from '../../platform/clock/shutdown.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { LANE, type Lane, LANES } from './mail-lanes.js';
import { type Claimed, type DueMail, MailClaimsService } from './mail-claims.service.js';
import { MailRendererService } from '../rendering/mail-renderer.service.js';
import { MailEntity } from '../mail.entity.js';
import { Mailer } from '../senders/mailer.js';
import { MailServerCircuitBreaker } from './mail-server-circuit-breaker.js';
import { MAX_TRIES } from './retry-policy.js';
import type { UsedUp } from './send-rate.service.js';

const BATCH = 20;
/** Read again after so long, since a more urgent mail may have come. */
const STALE_MS = 1_000;
/** Mails under way at once: a server that takes half a second for each must not keep us under the allowed rate. */
const SENDERS = 4;

/** Writes the outcome of a mail to its row. */
type RecordOutcome = () => Promise<void>;
const NOTHING: RecordOutcome = () => Promise.resolve();

/** Sends what is due: up to `SENDERS` mails at once in a process, and any number of processes on one outbox. */
@Injectable()
export class MailWorkerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorkerService.name);
  private readonly breaker: MailServerCircuitBreaker;
  private readonly senders = new Set<Promise<void>>();
  /** Read and not yet claimed, the most urgent first. */
  private due: DueMail[] = [];
  private readAt = new Date(0);
  private reading: Promise<void> | null = null;
  /** Something may be due that hasn't been read. */
  private mayHaveMore = false;
  private stopping = false;
  private sent = 0;
  /** A lane's share of the rate is used up until then: nothing of it is asked of the database before. */
  private readonly restUntil = LANES.map(() => new Date(0));

  constructor(
    private readonly clock: Clock,
    private readonly claims: MailClaimsService,
    private readonly renderer: MailRendererService,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly shutdown: ShutdownService,
    private readonly editions: EditionsService,
  ) {
    this.breaker = new MailServerCircuitBreaker(clock, mailer);
  }

  /** Says early that no mail will leave, and holds up no start for it. */
  onApplicationBootstrap(): void {
    if (this.config.runsJobs) void this.warnOfProblem();
  }

  /**
   * Looks for due mails soon; not when they are all of `lane` or later ones, and those rest. Called for each commit, so
   * nothing waits here for the senders' end.
   */
  wake(lane: Lane = LANE.eTickets): void {
    if (!this.config.runsJobs || this.isResting() || this.restsIn(lane, this.clock.now())) return;
    this.mayHaveMore = true;
    while (this.senders.size < SENDERS) {
      const sender: Promise<void> = this.sendDue().finally(() => this.senders.delete(sender));
      this.senders.add(sender);
    }
  }

  /** Sends everything that is due now and that the rate allows; resolves with how many were sent meanwhile. */
  async drain(): Promise<number> {
    const before = this.sent;
    this.wake();
    await Promise.all(this.senders);
    return this.sent - before;
  }

  /** Sending pauses, because the mail server is away or lets nobody in. */
  isServerAway(): boolean {
    return this.breaker.isServerAway;
  }

  /** Takes no further mail and waits for those under way, while the database is still open; a server may hang. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.shutdown.waitFor(Promise.all(this.senders));
    this.mailer.close();
  }

  private async warnOfProblem(): Promise<void> {
    const problem = await this.mailer.problem();
    if (problem) this.logger.warn(`No mail can leave now: ${describeError(problem)}`);
  }

  private async sendDue(): Promise<void> {
    // How a mail ended is written together with the next claim.
    let ended: Promise<void> = Promise.resolve();
    try {
      for (let due = await this.next(); due; due = await this.next()) {
        const [claimed] = await Promise.all([this.claims.claim(due), ended]);
        const recordOutcome = await this.send(claimed);
        ended = recordOutcome();
        // It is thrown where it is awaited, which may be too late for Node.
        ended.catch(() => undefined);
      }
      await ended;
    } catch (error) {
      this.logger.error(`Sending was interrupted: ${describeError(error)}`);
      await ended.catch(() => undefined);
    }
  }

  private async next(): Promise<DueMail | undefined> {
    if (this.isResting() || !(await this.breaker.mayTry())) return undefined;
    while (this.reading || (this.mayHaveMore && (this.due.length === 0 || this.isStale()))) {
      this.reading ??= this.read().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    return this.due.shift();
  }

  private async read(): Promise<void> {
    this.mayHaveMore = false;
    const now = this.clock.now();
    this.readAt = now;
    this.due = await this.claims.due(
      BATCH,
      LANES.filter((lane) => !this.restsIn(lane, now)),
    );
  }

  private isStale(): boolean {
    return this.clock.now().getTime() - this.readAt.getTime() > STALE_MS;
  }

  private async send(claimed: Claimed): Promise<RecordOutcome> {
    if (claimed === null) return NOTHING;
    this.mayHaveMore = true;
    if (claimed instanceof MailEntity) return this.deliver(claimed);
    if (claimed !== 'dropped') this.rest(claimed);
    return NOTHING;
  }

  private rest({ lane, until }: UsedUp): void {
    for (const each of LANES) if (each >= lane) this.restUntil[each] = until;
    this.due = this.due.filter((mail) => mail.lane < lane);
  }

  private restsIn(lane: Lane, now: Date): boolean {
    return now < (this.restUntil[lane] ?? now);
  }

  /**
   * The first lane rests only when the whole rate is used up. While an edition is being closed no mail is taken: that it was
   * sent may not be written any more. What waits is found by the job's next tick when the closing is called off.
   */
  private isResting(): boolean {
    if (this.stopping || this.editions.isPaused) return true;
    return this.breaker.isOpen() || this.restsIn(LANE.eTickets, this.clock.now());
  }

  /** Resolves when it has left or failed. What fails is written to the row and stops no other mail. */
  private async deliver(mail: MailEntity): Promise<RecordOutcome> {
    try {
      if (mail.tries > MAX_TRIES) throw new Error('Given up: the process ended each time while sending it');
      await this.mailer.send(await this.renderer.render(mail));
    } catch (error) {
      if (await this.breaker.isCauseOf(error)) return () => this.claims.requeue(mail, error);
      this.logger.warn(`Mail ${mail.id} (${mail.kind}), try ${mail.tries}: ${describeError(error)}`);
      return () => this.claims.markFailed(mail, error, this.mailer.isRefusedForGood(error));
    }
    return async () => {
      await this.claims.markSent(mail);
      this.sent += 1;
    };
  }
}
