import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (the library's default algorithm). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private dummy: Promise<string> | null = null;

  async hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async verify(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }

  /** Takes as long as a real check, so that the time doesn't tell whether an account exists. */
  async verifyNobody(password: string): Promise<false> {
    this.dummy ??= this.hash('no account has this password');
    await this.verify(await this.dummy, password);
    return false;
  }
}
