import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from '../../../src/mail/senders/smtp-mailer.js';

/** A real mail server on its own port that stores every message. */
export class MailServer {
  readonly messages: string[] = [];
  /** While set, the server refuses every recipient with this text. */
  refusal: string | null = null;
  /** Called while a message is being received; the server answers after the promise. */
  onMessage: () => Promise<void> | void = () => undefined;

  private readonly mailers: SmtpMailer[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(this.refusal ? new Error(this.refusal) : null),
    onData: callbackify((stream: NodeJS.ReadableStream, _session: unknown) => this.receive(stream)),
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
  }

  /** A mailer to this server; closed with it. */
  mailer(): SmtpMailer {
    const { port } = this.server.server.address() as AddressInfo;
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Festival <tickets@festival.local>');
    this.mailers.push(mailer);
    return mailer;
  }

  /** The Message-ID of each message, in the order of arrival. */
  messageIds(): string[] {
    return this.messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? '');
  }

  async stop(): Promise<void> {
    for (const mailer of this.mailers) mailer.close();
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }

  private async receive(stream: NodeJS.ReadableStream): Promise<void> {
    const message = await text(stream);
    await this.onMessage();
    this.messages.push(message);
  }
}
