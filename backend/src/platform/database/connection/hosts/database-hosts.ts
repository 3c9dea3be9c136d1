import { Logger } from '@nestjs/common';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../../clock/within.js';
import { type DatabaseAddress, type DatabaseHost, hostText } from '../../../config/database-address.js';
import { DatabaseTimeout } from '../database-timeout.js';
import { HostChoice, HostState } from './host-choice.js';
import { HostProbe } from './host-probe.js';

const LOOK_EVERY_MS = 1_000;
/** While none serves people wait: it is looked more often. */
const LOOK_AGAIN_MS = 250;
const LOOK_LIMIT_MS = 2_000;
const GO_BACK_AFTER_MS = 60_000;
/** Failures of a fault come in crowds: one round of looks answers all. */
const SUSPECTED_PAUSE_MS = 50;

/**
 * Chooses among the hosts of `DATABASE_URL` and makes the connections of the pool to the chosen one. Hosts are looked at
 * once a second, and at once when a connection has failed.
 */
export class DatabaseHosts {
  private readonly logger = new Logger('Database');
  private readonly choice = new HostChoice(GO_BACK_AFTER_MS);
  private readonly probes: readonly HostProbe[];
  private readonly sockets = new Map<Socket, number>();
  private present: number | null = null;
  private isSuspected = false;
  /** During a round, which may have looked before the failure. */
  private isSuspectedAgain = false;
  private isLooking = false;
  private isOpen = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private waiting: Array<() => void> = [];

  constructor(private readonly address: DatabaseAddress) {
    this.probes = address.hosts.map((host) => new HostProbe(address, host, LOOK_LIMIT_MS));
  }

  /** The first look at all hosts; throws when none serves. */
  async open(): Promise<void> {
    await this.look();
    this.isOpen = true;
    if (this.present !== null) return;
    this.close();
    const reasons = this.probes.map(({ reason }, index) => `${hostText(this.hostAt(index))}: ${reason}`);
    throw new DatabaseTimeout(`none of the hosts serves: ${reasons.join('; ')}`);
  }

  /** The one that is used; null while none serves. */
  get presentHost(): DatabaseHost | null {
    return this.present === null ? null : this.hostAt(this.present);
  }

  /** Whether there is a present host that nobody suspects. */
  get isReady(): boolean {
    return this.present !== null && !this.isSuspected;
  }

  /** Resolves once a host serves; rejects when none does for that long. */
  async ready(limitMs: number): Promise<void> {
    const late = () => new DatabaseTimeout('No host of the database serves');
    await within(limitMs, this.untilServed(Date.now() + limitMs), late);
  }

  /** A connection of the pool to the present host, for the driver to begin its talk on. */
  connect(): Socket {
    const index = this.present ?? 0;
    const { host, port } = this.hostAt(index);
    const socket = connect({ host, port, keepAlive: true, noDelay: true });
    this.sockets.set(socket, index);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  }

  /** Whether a connection of the pool leads to the present host. */
  isPresent({ stream }: { stream: Socket }): boolean {
    return this.sockets.get(stream) === this.present;
  }

  /** Something failed that a host which is away would explain. */
  suspect(): void {
    this.isSuspected = true;
    this.isSuspectedAgain = this.isLooking;
    if (this.isLooking || this.isClosed) return;
    clearTimeout(this.timer);
    void this.look();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const probe of this.probes) probe.close();
    this.tellWaiting();
  }

  private async untilServed(deadline: number): Promise<void> {
    while (!this.isReady && !this.isClosed && Date.now() < deadline)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Looks until nothing was suspected meanwhile, and sets the time for the next look. Never rejects. */
  private async look(): Promise<void> {
    this.isLooking = true;
    do {
      const looks = this.probes.map((probe) => probe.look());
      if (this.present !== null) void looks[this.present]?.then((state) => this.acquit(state));
      const states = await Promise.all(looks);
      this.isSuspected = this.isSuspectedAgain;
      this.isSuspectedAgain = false;
      this.use(this.choice.take(states, performance.now()), states);
      if (this.isSuspected) await pause(SUSPECTED_PAUSE_MS);
    } while (this.isSuspected && !this.isClosed);
    this.isLooking = false;
    this.tellWaiting();
    if (this.isClosed) return;
    const next = this.present === null ? LOOK_AGAIN_MS : LOOK_EVERY_MS;
    this.timer = setTimeout(() => void this.look(), next).unref();
  }

  private use(next: number | null, states: readonly HostState[]): void {
    const before = this.present;
    this.present = next;
    if (next === before) return;
    if (next === null) this.logger.error('no host of the database serves');
    else if (this.isOpen || next > 0) this.logger.warn(`the database is used at ${hostText(this.hostAt(next))}`);
    // What it was asked may never be answered. A host that only got behind ends what it has begun.
    if (before !== null && states[before] === HostState.away) this.cut(before);
  }

  /** Nobody need wait for what other hosts say when the present one serves. */
  private acquit(state: HostState): void {
    if (state !== HostState.synced || this.isSuspectedAgain) return;
    this.isSuspected = false;
    this.tellWaiting();
  }

  private cut(index: number): void {
    const error = Object.assign(new Error('The host of the database is away'), { code: 'ECONNRESET' });
    for (const [socket, host] of this.sockets) if (host === index) socket.destroy(error);
  }

  private tellWaiting(): void {
    for (const tell of this.waiting.splice(0)) tell();
  }

  private hostAt(index: number): DatabaseHost {
    return this.address.hosts[index] as DatabaseHost;
  }
}
