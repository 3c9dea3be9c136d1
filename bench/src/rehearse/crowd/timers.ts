import { performance } from 'node:perf_hooks';
import { DueHeap, type Due } from './due-heap.js';

/** Thrown where a person waited when the rehearsal was stopped. */
export class Stopped extends Error {
  constructor() {
    super('The rehearsal was stopped');
  }
}

interface Sleeper extends Due {
  wake: () => void;
  stop: () => void;
}

/** Waiting for tens of thousands of people at once: a heap, and one timer of the system for the earliest of them. */
export class Timers {
  private readonly heap = new DueHeap<Sleeper>();
  private serial = 0;
  private timer: NodeJS.Timeout | null = null;
  private timerDue = Infinity;
  private isStopped = false;

  get waiting(): number {
    return this.heap.size;
  }

  /** Rejects with `Stopped` when the rehearsal is stopped meanwhile. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => this.add(milliseconds, resolve, () => reject(new Stopped())));
  }

  /** Wakes everybody with `Stopped`, and whoever would wait later. */
  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    for (let first = this.heap.pop(); first; first = this.heap.pop()) first.stop();
  }

  private add(milliseconds: number, wake: () => void, stop: () => void): void {
    if (this.isStopped) return stop();
    this.serial += 1;
    this.heap.push({ due: performance.now() + Math.max(0, milliseconds), serial: this.serial, wake, stop });
    this.arm();
  }

  private arm(): void {
    const { first } = this.heap;
    if (!first || first.due >= this.timerDue) return;
    if (this.timer) clearTimeout(this.timer);
    this.timerDue = first.due;
    this.timer = setTimeout(() => this.wakeDue(), Math.max(0, first.due - performance.now()));
  }

  private wakeDue(): void {
    this.timer = null;
    this.timerDue = Infinity;
    const now = performance.now();
    for (let first = this.heap.first; first && first.due <= now; first = this.heap.first) {
      this.heap.pop();
      first.wake();
    }
    this.arm();
  }
}
