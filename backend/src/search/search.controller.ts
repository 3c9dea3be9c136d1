import type { SearchResults } from '@festival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { AnyStaff, CurrentAdmin } from '../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../platform/access/identities.js';
import { SearchService } from './search.service.js';

/** The search in the bar. */
@AnyStaff()
@Controller('api/admin/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /**
   * Records whose names, numbers or codes have a text in them, at most five of each kind.
   * An order is found as in its list: by its number, its buyer's name, e-mail address or phone number.
   * @param q at least three characters
   * @throws {400} Type at least 3 characters.
   */
  @Get()
  find(@Query('q') q: string | undefined, @CurrentAdmin() admin: SignedInAdmin): Promise<SearchResults> {
    return this.search.find(q, admin.role);
  }
}
