import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { composeMessage } from './compose.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 8_000;
const SOCKET_TIMEOUT_MS = 20_000;
/**
 * For one mail from connecting to the server's last answer, and for asking the server whether it is there: together
 * with the PDFs' deadline shorter than a worker's claim of the mail.
 */
const SEND_TIMEOUT_MS = 35_000;
const ASK_TIMEOUT_MS = 10_000;

/** nodemailer's codes for a connection that wasn't made or broke off. */
const AWAY_CODES = ['ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT'];
/** The server's answer when it closes the connection on its own. */
const CLOSING = 421;

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
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    assertNoTransaction('the mail server');
    await within(SEND_TIMEOUT_MS, this.pool.sendMail(composeMessage(mail, this.from)));
  }

  async problem(): Promise<Error | null> {
    try {
      await within(ASK_TIMEOUT_MS, this.pool.verify());
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  isAway(error: unknown): boolean {
    const { code = '', responseCode = null, message } = error as Error & { code?: string; responseCode?: number };
    if (responseCode === CLOSING) return true;
    // TLS with a certificate that doesn't hold: the server is there, and only a person can mend it.
    if (/certificate/i.test(message)) return false;
    const isPassing = responseCode !== null && responseCode >= 400 && responseCode < 500;
    return AWAY_CODES.includes(code) ? responseCode === null || isPassing : code === 'EAUTH' && isPassing;
  }

  close(): void {
    this.pool.close();
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
