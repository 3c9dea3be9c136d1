import type { TicketSigningKeys } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { KeyProofDto } from '../../auth/password/key-proof.dto.js';
import { ReauthenticationService } from '../../auth/password/reauthentication.service.js';
import { CurrentAdmin, ForArea } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { RetireTicketKeyDto } from './ticket-keys.dto.js';
import { TicketKeysService } from './ticket-keys.service.js';

/** The keys that sign the QR codes of tickets. */
@ForArea('users')
@Controller('api/admin/ticket-keys')
export class TicketKeysController {
  constructor(
    private readonly keys: TicketKeysService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** The keys of the tickets' QR codes, the newest first, with the unused tickets that carry each. */
  @Get()
  list(): Promise<TicketSigningKeys> {
    return this.keys.list();
  }

  /**
   * Makes a new key. It signs new tickets from a minute on; earlier tickets stay valid. The change is audited.
   * @throws {409} The newest key does not sign yet. Wait until it does before you make another one.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   * @throws {422} Enter the code from your authenticator app, or a recovery code
   */
  @Post()
  @HttpCode(201)
  async create(
    @Body() proof: KeyProofDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @CurrentActor() actor: Actor,
  ): Promise<TicketSigningKeys> {
    await this.reauthentication.checkFully(admin, proof);
    return this.keys.create(actor);
  }

  /**
   * Retires a key for good: its QR codes open nothing any more. The tickets stay valid, and get a code of the present key
   * when they are shown or mailed again. The change is audited.
   * @param id the key's id
   * @throws {404} Key not found.
   * @throws {409} This key signs the new tickets. Make a new key first.
   * @throws {409} This key is retired already.
   * @throws {409} More tickets carry this key by now. Please look at their number again.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   * @throws {422} Enter the code from your authenticator app, or a recovery code
   */
  @Post(':id/retire')
  @HttpCode(200)
  async retire(
    @Param('id') id: string,
    @Body() request: RetireTicketKeyDto,
    @CurrentAdmin() admin: SignedInAdmin,
    @CurrentActor() actor: Actor,
  ): Promise<TicketSigningKeys> {
    await this.reauthentication.checkFully(admin, request);
    return this.keys.retire(id, request, actor);
  }
}
