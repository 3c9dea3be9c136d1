import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { type MailTimeouts, SmtpMailer } from '../../../src/mail/senders/smtp-mailer.js';

/** A real mail server on its own port that stores every message. */
export class MailServer {
  readonly messages: string[] = [];
  /** While set, the server refuses every recipient with this text, for now (`refusalCode` 4xx) or for good. */
  refusal: string | null = null;
  refusalCode = 450;
  /** While set, it takes only this password; it must have asked for one from the beginning. */
  password: string | null = null;
  /** Its answer to another one. */
  passwordRefusal = 'Wrong password';
  /** Awaited before it answers to a recipient. */
  onRecipient: () => Promise<void> | void = () => undefined;
  /** The Message-ID of a mail at which it drops the connection. */
  breaksOffAt: string | null = null;
  /** Called while a message is being received; the server answers after the promise. */
  onMessage: () => Promise<void> | void = () => undefined;

  private readonly mailers: SmtpMailer[] = [];
  private server: SMTPServer | null = null;
  private port = 0;

  /** `starttls`: it offers TLS, with a certificate that nobody vouches for. */
  constructor(private readonly options: { starttls?: boolean } = {}) {}

  /** Again after `goAway`: at the same port. */
  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: [this.password === null ? 'AUTH' : '', this.options.starttls ? '' : 'STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        done(password === this.password ? null : new Error(this.passwordRefusal), { user: 'festival' }),
      closeTimeout: 1,
      onRcptTo: callbackify(async (_address: unknown, _session: unknown) => {
        await this.onRecipient();
        if (this.refusal) throw Object.assign(new Error(this.refusal), { responseCode: this.refusalCode });
      }),
      onData: callbackify((stream: NodeJS.ReadableStream, session: { id: string }) => this.receive(stream, session)),
    });
    // A client that doesn't like the certificate.
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Its address for `MAIL_URL`. */
  url(host = '127.0.0.1', query = ''): string {
    const user = this.password === null ? '' : 'festival:festival@';
    return `smtp://${user}${host}:${this.port}${query}`;
  }

  /** A mailer to this server; closed with it. */
  mailer(host = '127.0.0.1', query = '', timeouts?: MailTimeouts): SmtpMailer {
    const mailer = new SmtpMailer(this.url(host, query), 'Festival <tickets@festival.local>', timeouts);
    this.mailers.push(mailer);
    return mailer;
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** The Message-ID of each message, in the order of arrival. */
  messageIds(): string[] {
    return this.messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? '');
  }

  /** Nobody listens at its port until it starts again. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = null;
    await new Promise<void>((resolve) => {
      if (server) server.close(resolve);
      else resolve();
    });
  }

  async stop(): Promise<void> {
    for (const mailer of this.mailers) mailer.close();
    await this.goAway();
  }

  private async receive(stream: NodeJS.ReadableStream, session: { id: string }): Promise<void> {
    const message = await text(stream);
    if (this.breaksOffAt !== null && message.includes(this.breaksOffAt)) {
      for (const connection of this.server?.connections ?? []) if (connection.id === session.id) connection.close();
    }
    await this.onMessage();
    this.messages.push(message);
  }
}
