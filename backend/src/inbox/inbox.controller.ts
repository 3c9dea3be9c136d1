import type { Inbox, InboxCounts } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { CurrentAdmin, ForArea } from '../platform/access/access.decorators.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import type { Actor } from '../platform/access/actor.js';
import type { SignedInAdmin } from '../platform/access/identities.js';
import { InboxService } from './inbox.service.js';

/** Everything that waits for a person. */
@ForArea('inbox')
@Controller('api/admin/inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  /**
   * Everything that waits for a person, by its kind, the oldest first.
   * Each kind has at most twenty rows. A kind that the role may not read is null.
   */
  @Get()
  read(@CurrentAdmin() admin: SignedInAdmin, @CurrentActor() actor: Actor): Promise<Inbox> {
    return this.inbox.read(admin.role, actor);
  }

  /** How much of each kind waits. It may be polled: the menu shows it. A kind that the role may not read is null. */
  @Get('counts')
  counts(@CurrentAdmin() admin: SignedInAdmin, @CurrentActor() actor: Actor): Promise<InboxCounts> {
    return this.inbox.counts(admin.role, actor);
  }
}
