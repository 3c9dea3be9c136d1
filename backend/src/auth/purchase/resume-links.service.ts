import { SITE_ROUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';

/** Signatures of the mailed "finish your payment" links, which give the purchase token back. */
@Injectable()
export class ResumeLinksService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(private readonly config: AppConfig) {
    this.keys = config.acceptedKeys('resume-link');
  }

  /** The whole link. It lets pay and cancel the order, so it is for the buyer alone; staff who take it are audited. */
  address(orderNumber: string): string {
    const page = this.config.publicUrl + SITE_ROUTES.paymentPending;
    return `${page}?order_id=${orderNumber}&resume=${this.sign(orderNumber)}`;
  }

  /** HMAC-SHA256 over the order number, base64url. */
  sign(orderNumber: string): string {
    return hmac(this.keys[0], orderNumber).toString('base64url');
  }

  verify(orderNumber: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => {
      const right = hmac(key, orderNumber);
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }
}

function hmac(key: Buffer, orderNumber: string): Buffer {
  return createHmac('sha256', key).update(orderNumber).digest();
}
