import type { MailPreview } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminMailsService } from './admin-mails.service.js';
import { MailRendererService } from '../rendering/mail-renderer.service.js';
import type { MailContent } from '../mail-payloads.js';
import type { MailEntity } from '../mail.entity.js';
import type { MailAttachment, MailBody } from '../senders/mailer.js';
import { isForgotten } from '../retained-mails.js';
import { nextYearMail } from '../templates/next-year.js';
import { passwordLinkMail } from '../templates/password-link.js';
import { testMail } from '../templates/test-mail.js';

/** Shows staff what a mail looks like, made from its row as the worker makes it. */
@Injectable()
export class AdminMailPreviewsService {
  constructor(
    private readonly mails: AdminMailsService,
    private readonly renderer: MailRendererService,
  ) {}

  /** The pictures are inside the HTML, which therefore loads nothing. */
  async preview(id: number): Promise<MailPreview> {
    const { subject, html, text, attachments } = await this.render(id);
    return {
      subject,
      html: attachments.reduce(withPicture, html),
      text,
      attachments: attachments.flatMap(({ filename, contentType, content, cid }, index) =>
        cid ? [] : [{ index, filename, content_type: contentType, size: content.length }],
      ),
    };
  }

  async attachment(id: number, index: number): Promise<MailAttachment> {
    const { attachments } = await this.render(id);
    const attachment = attachments[index];
    if (!attachment || attachment.cid) throw new AppError('NOT_FOUND', 'Attachment not found.');
    return attachment;
  }

  private async render(id: number): Promise<MailBody & { attachments: MailAttachment[] }> {
    const mail = await this.mails.row(id);
    if (isForgotten(mail)) throw new AppError('NOT_FOUND', 'The text of this mail is no longer kept.');
    const content = { kind: mail.kind, payload: mail.payload } as MailContent;
    // The renderer would open the sealed link, by which whoever sees it takes the account over.
    if (content.kind === 'password_link')
      return { ...passwordLinkMail(content.payload, `${content.payload.publicUrl}/admin`), attachments: [] };
    // Opening it would say that the mail arrived.
    if (content.kind === 'test_mail')
      return { ...testMail(content.payload, content.payload.publicUrl), attachments: [] };
    // The owner of the address alone may confirm it.
    if (content.kind === 'next_year')
      return { ...nextYearMail(content.payload, content.payload.publicUrl, mail.language), attachments: [] };
    return this.renderer.render(withoutSecrets(mail));
  }
}

function withPicture(html: string, { cid, content, contentType }: MailAttachment): string {
  return cid ? html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`) : html;
}

/** The mail as staff may see it: without its signature the link leads nowhere. They get it by a call that is audited. */
function withoutSecrets(mail: MailEntity): MailEntity {
  const content = { kind: mail.kind, payload: mail.payload } as MailContent;
  if (content.kind !== 'finish_payment') return mail;
  return { ...mail, payload: { ...content.payload, resumeUrl: withoutSignature(content.payload.resumeUrl) } };
}

function withoutSignature(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('resume');
  return url.toString();
}
