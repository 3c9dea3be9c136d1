import type { Texts } from '../../lib/language';

const EN = {
  title: 'Live on stage',
  hidden: (count: number, isMore: boolean) => `${isMore ? 'and ' : ''}${count} ${isMore ? 'more ' : ''}to be announced`,
  when: 'When',
  where: 'Where',
  price: 'Tickets',
  from: (price: string) => `from ${price}`,
  secret: 'Coming soon',
  buy: 'Get your ticket',
  timetable: 'Timetable and picks',
};

export const POSTER_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Tampil di panggung',
    hidden: (count: number, isMore: boolean) => `${isMore ? 'dan ' : ''}${count} lagi segera diumumkan`,
    when: 'Kapan',
    where: 'Di mana',
    price: 'Tiket',
    from: (price: string) => `mulai ${price}`,
    secret: 'Segera diumumkan',
    buy: 'Beli tiket',
    timetable: 'Jadwal dan pilihanku',
  },
};
