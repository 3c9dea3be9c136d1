import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (the library's default algorithm). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordsService implements OnModuleInit {
  private dummy = '';

  /** Ahead of the first question: one that had to wait for it would tell by its time. */
  async onModuleInit(): Promise<void> {
    this.dummy = await this.hash('no account has this password');
  }

  async hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Null is nobody's: false, after as long as a real check takes, so that the time doesn't tell of accounts. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password);
    await verify(this.dummy, password);
    return false;
  }
}
