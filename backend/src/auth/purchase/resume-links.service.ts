import { SITE_ROUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';

/** Signatures of the mailed "finish your payment" links, which give the purchase token back. */
@Injectable()
export class ResumeLinksService {
  private readonly key: Buffer;

  constructor(private readonly config: AppConfig) {
    this.key = config.deriveKey('resume-link');
  }

  /** The whole link. It lets pay and cancel the order, so it is for the buyer alone; staff who take it are audited. */
  address(orderNumber: string): string {
    const page = this.config.publicUrl + SITE_ROUTES.paymentPending;
    return `${page}?order_id=${orderNumber}&resume=${this.sign(orderNumber)}`;
  }

  /** HMAC-SHA256 over the order number, base64url. */
  sign(orderNumber: string): string {
    return this.hmac(orderNumber).toString('base64url');
  }

  verify(orderNumber: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.hmac(orderNumber);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private hmac(orderNumber: string): Buffer {
    return createHmac('sha256', this.key).update(orderNumber).digest();
  }
}
