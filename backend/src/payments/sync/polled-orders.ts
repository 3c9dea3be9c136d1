import { Injectable } from '@nestjs/common';

const MAX_POLLED = 50_000;

/** Orders whose status buyers poll; the status sync queries them first. */
@Injectable()
export class PolledOrders {
  private ids = new Set<number>();

  add(orderId: number): void {
    if (this.ids.size < MAX_POLLED) this.ids.add(orderId);
  }

  /** Those seen since the last call. */
  take(): number[] {
    const taken = [...this.ids];
    this.ids = new Set();
    return taken;
  }
}
