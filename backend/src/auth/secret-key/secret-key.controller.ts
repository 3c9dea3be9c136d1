import type { SecretKeyState } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { SecretKeyService } from './secret-key.service.js';

/** The secret key that all other keys but the tickets' are derived from. */
@ForArea('users')
@Controller('api/admin/secret-key')
export class SecretKeyController {
  constructor(private readonly secretKey: SecretKeyService) {}

  /** Whether an old secret key is accepted, and what still needs it. Tells nothing of the keys themselves. */
  @Get()
  state(): Promise<SecretKeyState> {
    return this.secretKey.state();
  }
}
