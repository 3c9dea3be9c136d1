import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthenticatorService } from '../../auth/sessions/authenticator.service.js';
import { SystemClock } from '../../platform/clock/clock.js';
import type { EventPagesService } from '../../content/event-pages/event-pages.service.js';
import type { ActsService } from '../../content/line-up/acts.service.js';
import { NO_FACTS } from './page-facts.js';
import type { SettingsService } from '../../platform/settings/settings.service.js';
import type { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { PageFactsService } from './page-facts.service.js';

const away = async (): Promise<never> => {
  throw new Error('no database');
};

test('without a database a page still arrives, as a visitor sees it', async () => {
  const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const facts = new PageFactsService(
    { get: away } as unknown as SettingsService,
    { open: away } as unknown as EventPagesService,
    { all: away } as unknown as TicketTypesService,
    { public: { value: away } } as unknown as ActsService,
    { admin: away } as unknown as AuthenticatorService,
    new SystemClock(),
  );
  expect(await facts.facts()).toEqual(NO_FACTS);
  expect(await facts.isStaff({} as FastifyRequest)).toBe(false);
  expect(warnings).toHaveBeenCalledTimes(2);
  warnings.mockRestore();
});
