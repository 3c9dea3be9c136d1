import { filledOr, type Language } from '@festival/contracts';

/** Until somebody sets another one: no event of the festival's, so nothing goes by it. */
export const DEFAULT_CONCERT_DATE = '2025-11-22T11:00:00.000Z';

/** The festival in mails, tickets and pages, from an admin's site settings. */
export interface FestivalFacts {
  name: string;
  edition: string;
  /** ISO 8601 in UTC. */
  concertDate: string;
  venue: string;
  /** Null: `venue` is read in both languages; unknown of a mail that was written before. */
  venueIndonesian?: string | null;
  supportName: string;
  supportNameIndonesian?: string | null;
  /** Digits with country code, as a WhatsApp link takes them. */
  supportWhatsApp: string;
}

/** The facts as a reader of that language is told them. */
export function festivalIn(language: Language, facts: FestivalFacts): FestivalFacts {
  if (language !== 'id') return facts;
  const { venue, venueIndonesian, supportName, supportNameIndonesian } = facts;
  return {
    ...facts,
    venue: filledOr(venueIndonesian, venue),
    supportName: filledOr(supportNameIndonesian, supportName),
  };
}
