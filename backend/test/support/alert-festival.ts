import { RateLimitsService } from '../../src/platform/http/limits/rate-limits.service.js';
import { AlertWatch, Webhook } from './alert-watch.js';
import { FakeRedis } from './fake-redis.js';
import { Festival, type FestivalOptions } from './festival.js';
import { MailServer } from './mail/mail-server.js';
import { until } from './until.js';

export const RECIPIENTS = ['night@festival.ac.id', 'other@festival.ac.id'];

/** The festival with everything real around it that an alert may be about, or is told by. */
export class AlertFestival {
  private constructor(
    readonly festival: Festival,
    readonly redis: FakeRedis,
    readonly mails: MailServer,
    readonly webhook: Webhook,
    private readonly redisUrl: string,
  ) {}

  static async open(options: Pick<FestivalOptions, 'through' | 'log'> = {}): Promise<AlertFestival> {
    const [redis, mails, webhook] = [new FakeRedis(), new MailServer(), await Webhook.start()];
    redis.isBlocking = false;
    const redisUrl = await redis.listen();
    await mails.start();
    const festival = await Festival.open({
      ...options,
      environment: {
        REDIS_URL: redisUrl,
        MAIL_URL: mails.url(),
        ALERT_EMAIL: RECIPIENTS.join(','),
        ALERT_WEBHOOK: webhook.url,
      },
    });
    await festival.tier();
    return new AlertFestival(festival, redis, mails, webhook, redisUrl);
  }

  async redisReturns(): Promise<void> {
    await this.redis.listen(Number(new URL(this.redisUrl).port));
    await this.redisIsThere();
  }

  /** An hour later, which is how long bounds and returning alerts are remembered; nothing is on. */
  async anHourLater(): Promise<void> {
    // Its connection takes real time; the test's clock doesn't wait for it, and would raise an alert meanwhile.
    await this.redisIsThere();
    this.festival.clock.advanceMinutes(61);
    await new AlertWatch(this.festival).twoMinutes();
    this.webhook.take();
    this.mails.messages.length = 0;
  }

  /** To whom mails with such a subject went. */
  mailedTo(subject: RegExp): string[] {
    const about = this.mails.messages.filter((message) =>
      subject.test(/^Subject: (.*?)\r?$/m.exec(message)?.[1] ?? ''),
    );
    return about.map((message) => /^To: (.*?)\r?$/m.exec(message)?.[1] ?? '');
  }

  private async redisIsThere(): Promise<void> {
    await until(async () => this.festival.get(RateLimitsService).isShared(), Boolean, 'the connection to Redis');
  }

  async close(closeFestival = (festival: Festival) => festival.close()): Promise<void> {
    await closeFestival(this.festival);
    await Promise.all([this.webhook.stop(), this.redis.close(), this.mails.stop()]);
  }
}
