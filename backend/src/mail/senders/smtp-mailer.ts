import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { within } from '../../platform/clock/within.js';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { composeMessage } from './compose.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const MAX_CONNECTIONS = 4;

export interface MailTimeouts {
  connectMs: number;
  /** Without a word of the server. */
  socketMs: number;
  /** For one mail, from connecting to the server's last answer. */
  sendMs: number;
  /** For asking the server whether it is there. */
  askMs: number;
}

/** What nodemailer adds to an error. */
interface SmtpAnswer {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** A mail is claimed for longer than it waits for its PDFs, is sent and the server is asked (`mail-claims.service.ts`). */
const TIMEOUTS: MailTimeouts = { connectMs: 8_000, socketMs: 15_000, sendMs: 25_000, askMs: 10_000 };

/** nodemailer's codes for what comes before a mail: no connection, no TLS, no login; or the server hung, or broke off. */
const AWAY_CODES = ['EABORT', 'EAUTH', 'ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT', 'ETLS'];
/** The server's answer when it closes the connection on its own. */
const CLOSING = 421;

/** Of a recipient: no such mailbox, not here, no such name (RFC 5321). */
const REFUSED_FOR_GOOD = [550, 551, 553];
/** The reason behind it (RFC 3463): 5.1 is about the address, 5.7 about us, whom the server may let in again. */
const REASON = /\b5\.(\d)\.\d{1,3}\b/;

function smtpOptions(url: URL) {
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  // STARTTLS only when offered is for this machine alone: on the way to another one somebody could take the offer out.
  const starttls = hasTlsOff(url) ? { ignoreTLS: true } : { requireTLS: !secure && !isLoopback(url) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    ...starttls,
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  };
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function hasTlsOff({ searchParams }: URL): boolean {
  return searchParams.get('tls') === 'off';
}

/**
 * Sends through a mail server (`MAIL_URL=smtp://…`, or `smtps://…` for TLS from the first byte). One that isn't on this
 * machine must offer STARTTLS, unless the address ends in `?tls=off`.
 */
export class SmtpMailer extends Mailer {
  private readonly pool;

  constructor(
    address: string,
    private readonly from: string,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
    const url = new URL(address);
    if (hasTlsOff(url) && !isLoopback(url)) {
      new Logger(SmtpMailer.name).warn(`Mails go to ${url.hostname} without TLS: MAIL_URL has tls=off`);
    }
    this.pool = createTransport({
      ...smtpOptions(url),
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      maxRequeues: 1,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      socketTimeout: timeouts.socketMs,
      dnsTimeout: timeouts.connectMs,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    assertNoTransaction('the mail server');
    const sendMs = Math.min(this.timeouts.sendMs, mail.withinMs ?? Infinity);
    // The signal closes the mail's connection, so that it can't arrive after it was given up.
    const signal = AbortSignal.timeout(sendMs);
    try {
      await this.pool.sendMail({ ...composeMessage(mail, this.from), signal });
    } catch (error) {
      throw signal.aborted ? tookTooLong(sendMs) : error;
    }
  }

  async problem(): Promise<Error | null> {
    try {
      const { askMs } = this.timeouts;
      await within(askMs, this.pool.verify(), () => tookTooLong(askMs));
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  isAway(error: unknown): boolean {
    const { code = '', responseCode } = error as Error & SmtpAnswer;
    return responseCode === CLOSING || AWAY_CODES.includes(code);
  }

  isRefusedForGood(error: unknown): boolean {
    const { code, responseCode = 0, response = '' } = error as Error & SmtpAnswer;
    // Only of a recipient: the same numbers refuse a sender or a content.
    if (code !== 'EENVELOPE' || responseCode < 500) return false;
    const reason = REASON.exec(response)?.[1];
    return reason === '1' || (REFUSED_FOR_GOOD.includes(responseCode) && reason !== '7');
  }

  close(): void {
    this.pool.close();
  }
}

function tookTooLong(ms: number): Error {
  return Object.assign(new Error(`The mail server took longer than ${ms / 1_000} s`), { code: 'ETIMEDOUT' });
}
