import { createTransport } from 'nodemailer';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { composeMessage } from './compose.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** For one mail from connecting to the server's last answer; shorter than a worker's claim of it. */
const SEND_TIMEOUT_MS = 45_000;

function smtpOptions(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  };
}

/** Sends through a mail server (`MAIL_URL=smtp://…`, or `smtps://…` for TLS from the first byte). */
export class SmtpMailer extends Mailer {
  private readonly pool;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
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
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long')), SEND_TIMEOUT_MS);
    });
    try {
      await Promise.race([this.pool.sendMail(composeMessage(mail, this.from)), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.pool.close();
  }
}
