import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';

/** A place as its cookie holds it; `number` is null for one that takes part in the draw. */
export interface Place {
  sale: number;
  id: string;
  number: number | null;
}

/** A pass as its cookie holds it; `id` is that of the place it was given for. */
export interface Pass {
  sale: number;
  id: string;
  expiresAt: Date;
}

const TOKEN = /^(\d{1,10})\.([0-9a-f]{32})\.(\d{1,15})\.([\w-]{22})$/;

/** A place's random id: 16 bytes in hexadecimal, which the draw makes its number of. */
export const newPlaceId = (): string => randomBytes(16).toString('hex');

/** Signs and verifies the texts of both cookies. A place and a pass are signed for different purposes. */
@Injectable()
export class PlaceTokens {
  private readonly placeKeys: readonly [Buffer, ...Buffer[]];
  private readonly passKeys: readonly [Buffer, ...Buffer[]];

  constructor(config: AppConfig) {
    this.placeKeys = config.acceptedKeys('waiting-place');
    this.passKeys = config.acceptedKeys('waiting-pass');
  }

  signPlace({ sale, id, number }: Place): string {
    return sign(this.placeKeys[0], `${sale}.${id}.${number ?? 0}`);
  }

  signPass({ sale, id, expiresAt }: Pass): string {
    return sign(this.passKeys[0], `${sale}.${id}.${expiresAt.getTime()}`);
  }

  /** Null when the text isn't a place of ours. */
  verifyPlace(token: string | undefined): Place | null {
    const read = parse(this.placeKeys, token);
    return read && { sale: read.sale, id: read.id, number: read.value || null };
  }

  /** Null when the text isn't a pass of ours; an ended one is still read. */
  verifyPass(token: string | undefined): Pass | null {
    const read = parse(this.passKeys, token);
    return read && { sale: read.sale, id: read.id, expiresAt: new Date(read.value) };
  }
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

const sign = (key: Buffer, text: string): string => `${text}.${mac(key, text)}`;

function parse(keys: readonly Buffer[], token = ''): { sale: number; id: string; value: number } | null {
  const [, sale, id, value, given] = TOKEN.exec(token) ?? [];
  if (sale === undefined || id === undefined || value === undefined || given === undefined) return null;
  const isRight = (key: Buffer) => timingSafeEqual(Buffer.from(given), Buffer.from(mac(key, `${sale}.${id}.${value}`)));
  if (!keys.some(isRight)) return null;
  return { sale: Number(sale), id, value: Number(value) };
}
