import { EDITION_MAX_DAYS, EDITION_NAME_MAX_LENGTH, type EditionRequest } from '@festival/contracts';
import { fieldError } from '../../platform/errors/app-error.js';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { calendarDays } from './dates.js';
import type { NextEdition } from './settings.js';

/** The next edition, or 422 on the field that is nonsense. */
export function nextEdition(
  { edition: typed, concert_date }: Pick<EditionRequest, 'edition' | 'concert_date'>,
  festival: FestivalFacts,
  now: Date,
): NextEdition {
  const edition = typed.trim();
  if (edition === '') throw fieldError('edition', 'Name the next edition, such as 2026.');
  if (edition.length > EDITION_NAME_MAX_LENGTH) {
    throw fieldError('edition', `An edition's name has at most ${EDITION_NAME_MAX_LENGTH} characters.`);
  }
  if (edition.toLowerCase() === festival.edition.trim().toLowerCase()) {
    throw fieldError('edition', `${edition} is the edition that ends. Name the next one.`);
  }
  const [before, concertAt] = [new Date(festival.concertDate), new Date(concert_date)];
  if (!(concertAt > now)) throw fieldError('concert_date', 'The next concert must be in the future.');
  const days = calendarDays(before, concertAt);
  if (days < 1) throw fieldError('concert_date', 'The next concert must be after the one that ends.');
  if (calendarDays(now, concertAt) > EDITION_MAX_DAYS) {
    throw fieldError('concert_date', 'The next concert must be within three years.');
  }
  return { edition, concertAt, days };
}
