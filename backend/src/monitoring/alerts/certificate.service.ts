import { Injectable } from '@nestjs/common';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Clock } from '../../platform/clock/clock.js';
import { within } from '../../platform/clock/within.js';
import { AppConfig } from '../../platform/config/app-config.js';

const EVERY_MS = 3_600_000;
const ANSWER_MS = 5_000;

/** When the certificate that visitors meet ends. */
@Injectable()
export class CertificateService {
  private endsAt: Date | null = null;
  private readAt: number | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Null without HTTPS, and where the address can't be reached from here. */
  remainingSeconds(): number | null {
    return this.endsAt && (this.endsAt.getTime() - this.clock.now().getTime()) / 1_000;
  }

  /** Reads it once an hour. */
  async refresh(): Promise<void> {
    const now = this.clock.now().getTime();
    if (!this.config.isHttps || (this.readAt !== null && now - this.readAt < EVERY_MS)) return;
    this.readAt = now;
    this.endsAt = await endOfCertificate(new URL(this.config.publicUrl)).catch(() => null);
  }
}

/** When the certificate of an address ends, whoever signed it. */
export async function endOfCertificate({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '');
  // It is only looked at: nothing is sent that a stranger mustn't read.
  const servername = isIP(host) ? undefined : host;
  const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false });
  try {
    const ready = new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve);
      socket.once('error', reject);
    });
    await within(ANSWER_MS, ready, () => new Error('no certificate in time'));
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
