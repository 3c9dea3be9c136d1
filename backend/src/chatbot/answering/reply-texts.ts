import type { Language } from '@festival/contracts';

interface ReplyTexts {
  choice: string;
  fallback: string;
  /** At the second miss in a row. */
  fallbackWithContact: (contact: string) => string;
}

/** The assistant's replies when no entry answers. */
export const REPLY_TEXTS: Readonly<Record<Language, ReplyTexts>> = {
  en: {
    choice: 'I can think of more than one thing here. Did you mean one of these?',
    fallback:
      "Sorry, I don't know that one yet. Try other words, or pick one of the questions below. I know about tickets, payments, events, the line-up, merchandise and the venue.",
    fallbackWithContact: (contact) =>
      `I still don't have the answer, and I'd rather not guess. Our team can help you: ${contact}`,
  },
  id: {
    choice: 'Ada beberapa hal yang mirip. Maksud kamu yang mana?',
    fallback:
      'Maaf, yang itu aku belum tahu. Coba pakai kata lain, atau pilih salah satu pertanyaan di bawah. Aku tahu soal tiket, pembayaran, acara, bintang tamu, merchandise, dan lokasi.',
    fallbackWithContact: (contact) =>
      `Aku masih belum punya jawabannya, dan aku nggak mau asal tebak. Tim kami bisa bantu: ${contact}`,
  },
};
