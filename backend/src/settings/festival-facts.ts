/** What mails, tickets and pages say about the festival; an admin's site settings. */
export interface FestivalFacts {
  name: string;
  edition: string;
  /** ISO 8601 in UTC. */
  concertDate: string;
  venue: string;
  supportName: string;
  /** Digits with country code, as a WhatsApp link takes them. */
  supportWhatsApp: string;
}
