import type { Texts } from '../../../lib/language';

const EN = {
  title: 'Timetable',
  time: 'Time',
  tickets: 'Tickets',
  untimed: 'Time to be announced',
  noStage: 'Stage to be announced',
  from: (from: string) => `from ${from}`,
  span: (from: string, to: string) => `${from}–${to}`,
  empty: 'The line-up is still a secret. Come back soon: the first names are on their way.',
  loading: 'Loading the timetable',
  failed: 'The timetable could not be loaded.',
  pick: 'Add to my picks',
  pickOf: (name: string, time: string) => `My pick: ${[name, time].filter(Boolean).join(', ')}`,
  friend: 'Friend’s pick',
  clash: (name: string, more: number) => `Clashes with ${name}${more > 0 ? ` +${more}` : ''}`,
};

export const TIMETABLE_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Jadwal',
    time: 'Jam',
    tickets: 'Tiket',
    untimed: 'Jam menyusul',
    noStage: 'Panggung menyusul',
    from: (from: string) => `mulai ${from}`,
    span: (from: string, to: string) => `${from}–${to}`,
    empty: 'Line-up masih rahasia. Mampir lagi nanti: nama-nama pertama segera diumumkan.',
    loading: 'Memuat jadwal',
    failed: 'Jadwal gagal dimuat.',
    pick: 'Tambahkan ke pilihanku',
    pickOf: (name: string, time: string) => `Pilihanku: ${[name, time].filter(Boolean).join(', ')}`,
    friend: 'Pilihan teman',
    clash: (name: string, more: number) => `Bentrok dengan ${name}${more > 0 ? ` +${more}` : ''}`,
  },
};
