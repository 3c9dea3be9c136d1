import type { DemoKnowledge } from './demo-knowledge.js';

/** The five realms, each an event with a page of its own (public-site specification, sections 2 and 9). */
export const EVENT_REALM_KNOWLEDGE: readonly DemoKnowledge[] = [
  {
    key: 'event-unveiling',
    category: 'events',
    question_en: 'What is Unveiling?',
    question_id: 'Apa itu Unveiling?',
    answer_en:
      'The first realm: the veil is lifted and the quest begins. Meet the other seekers and hear the story that carries the whole festival, on [the Unveiling page](/event/unveiling).',
    answer_id:
      'Realm pertama: tirai dibuka dan petualangan dimulai. Kenalan dengan para pencari lain dan dengar cerita yang mengiringi seluruh festival, di [halaman Unveiling](/event/unveiling).',
    keywords: [
      'unveiling',
      'unveiling event',
      'when is unveiling',
      'what happens at unveiling',
      'opening ceremony',
      'first event of the festival',
      'unveiling kapan',
      'unveiling ngapain aja',
      'acara pembukaan festival',
      'grand opening',
    ],
    priority: 4,
  },
  {
    key: 'event-eulympic',
    category: 'events',
    question_en: 'What is E-Ulympic?',
    question_id: 'Apa itu E-Ulympic?',
    answer_en:
      'Our digital arena: 64 teams, tactics and trust. It takes place from 19 to 23 May {edition}, with registration from 6 to 16 May. Which games are played stands on [the E-Ulympic page](/event/eulympic) as soon as it is published; until then, ask {support}',
    answer_id:
      'Arena digital kami: 64 tim, taktik, dan kekompakan. Berlangsung 19 sampai 23 Mei {edition}, pendaftarannya 6 sampai 16 Mei. Game yang dimainkan ada di [halaman E-Ulympic](/event/eulympic) begitu diumumkan; sebelum itu, tanya {support}',
    keywords: [
      'the e-sports realm',
      'which games are played at e-ulympic',
      'mobile legends tournament',
      'gaming event',
      'when is e-ulympic',
      'digital arena',
      'lomba mobile legends',
      'e-ulympic game nya apa',
      'e-ulympic kapan',
      'ada lomba esport gak',
    ],
    priority: 6,
  },
  {
    key: 'event-ucare',
    category: 'events',
    question_en: 'What is U-Care?',
    question_id: 'Apa itu U-Care?',
    answer_en:
      'The realm of open hands: an event of good deeds for those around us. Its date, what is planned, and how to help stand on [the U-Care page](/event/ucare). To give or join in, ask {support}',
    answer_id:
      'Realm tangan terbuka: acara berbagi kebaikan untuk sekitar. Tanggal, rencana, dan cara membantunya ada di [halaman U-Care](/event/ucare). Mau menyumbang atau ikut membantu? Hubungi {support}',
    keywords: [
      'u-care',
      'charity event',
      'when is u-care',
      'how can I donate',
      'what happens at u-care',
      'social event',
      'a flame for everyone',
      'mau donasi gimana',
      'bakti sosial',
      'u-care ngapain aja',
    ],
    priority: 4,
  },
  {
    key: 'event-ulympic',
    category: 'events',
    question_en: 'What is Ulympic?',
    question_id: 'Apa itu Ulympic?',
    answer_en:
      'The realm of sports, with torch and ball. Which sports are played, and when, is told on [the Ulympic page](/event/ulympic) and on [Event](/event) as soon as it is set.',
    answer_id:
      'Realm olahraga, lengkap dengan obor dan bola. Cabang dan jadwalnya diumumkan di [halaman Ulympic](/event/ulympic) dan di [Event](/event) begitu sudah pasti.',
    keywords: [
      'ulympic',
      'sports event',
      'which sports are there',
      'when is ulympic',
      'something magical is coming soon',
      'why is the ulympic card locked',
      'cabang olahraga apa aja',
      'lomba futsal',
      'lomba badminton',
      'kenapa ulympic masih dikunci',
    ],
    priority: 4,
  },
  {
    key: 'event-unify',
    category: 'events',
    question_en: 'What is Unify?',
    question_id: 'Apa itu Unify?',
    answer_en:
      'The last realm and the finale of the festival: five strands become one crown, with the concert on {concert_date}. {line_up} Read on at [the Unify page](/event/unify), or get your place on [the ticket page](/ticket).',
    answer_id:
      'Realm terakhir dan puncak festival: lima untaian jadi satu mahkota, dengan konser pada {concert_date}. {line_up} Lanjut baca di [halaman Unify](/event/unify), atau amankan tempatmu di [halaman tiket](/ticket).',
    keywords: [
      'unify',
      'finale of the festival',
      'closing concert',
      'when is unify',
      'what happens at unify',
      'is unify the concert',
      'main event of the festival',
      'acara puncak',
      'malam puncak',
      'penutupan festival',
    ],
    priority: 4,
  },
];
