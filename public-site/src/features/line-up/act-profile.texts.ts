import type { Texts } from '../../lib/language';

const EN = {
  when: 'When',
  where: 'Where',
  hourUnknown: 'The hour is announced later',
  instagram: 'Instagram',
  music: 'Listen',
  video: 'Watch',
  links: (name: string) => `${name} elsewhere`,
  newTab: '(opens in a new tab)',
};

export const ACT_PROFILE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    when: 'Kapan',
    where: 'Di mana',
    hourUnknown: 'Jamnya menyusul',
    instagram: 'Instagram',
    music: 'Dengarkan',
    video: 'Tonton',
    links: (name: string) => `${name} di tempat lain`,
    newTab: '(buka di tab baru)',
  },
};
