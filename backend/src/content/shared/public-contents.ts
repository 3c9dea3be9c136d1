import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ReadyReads } from '../../platform/http/answers/ready-reads.js';
import { PublicContent } from './public-content.js';

/** Makes what the public calls of the content answer. */
@Injectable()
export class PublicContents {
  constructor(
    private readonly clock: Clock,
    private readonly readyReads: ReadyReads,
  ) {}

  /** The content that the call at `path` answers; while it isn't `isShown`, the call's route says what instead. */
  at<T>(path: string, read: () => Promise<T>, isShown: (value: T) => boolean = () => true): PublicContent<T> {
    const content = new PublicContent(this.clock, read);
    this.readyReads.add(path, () => {
      const ready = content.peek();
      return ready && isShown(ready.value) ? ready.answer : null;
    });
    return content;
  }
}
