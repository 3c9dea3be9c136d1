import type { Texts } from '../../lib/language';

interface DivisionsTexts {
  title: string;
  invitation: string;
  list: string;
  previous: string;
  next: string;
  pictureOf: (name: string) => string;
}

/** Texts of the team's carousel; the divisions' own come from the server. */
export const DIVISIONS_TEXTS: Texts<DivisionsTexts> = {
  en: {
    title: 'MEET THE TEAM',
    invitation: 'Many guilds, one party. Choose a card to read its tale.',
    list: 'Divisions',
    previous: 'Previous division',
    next: 'Next division',
    pictureOf: (name) => `Emblem of the ${name} division`,
  },
  id: {
    title: 'KENALI TIM KAMI',
    invitation: 'Banyak guild, satu tim. Pilih kartu untuk membaca kisahnya.',
    list: 'Divisi',
    previous: 'Divisi sebelumnya',
    next: 'Divisi berikutnya',
    pictureOf: (name) => `Lambang divisi ${name}`,
  },
};
