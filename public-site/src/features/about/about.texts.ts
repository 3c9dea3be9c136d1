import type { Texts } from '../../lib/language';

interface Story {
  label: string;
  title: string;
  words: string;
}

interface AboutTexts {
  banner: string;
  introduction: { title: (festival: string) => string; words: (festival: string) => readonly string[] };
  theme: Story;
  concept: Story;
  vision: { title: string; words: string };
  mission: { title: string; points: readonly string[] };
}

export const ABOUT_TEXTS: Texts<AboutTexts> = {
  en: {
    banner: 'ABOUT US',
    introduction: {
      title: (festival) => `What is ${festival}?`,
      words: (festival) => [
        `${festival} is the largest annual event of our university. It celebrates the university's birthday and is run by students, under the Student Executive Body.`,
        'For months there are games to win, races to run, good deeds to do and friends to find. Then everybody meets for one last night, and the year ends in music.',
      ],
    },
    theme: {
      label: 'Theme',
      title: 'The Legacy of the Five Realms',
      words:
        'Long ago, five realms guarded one legacy: Unveiling, E-Ulympic, U-Care, Ulympic and Unify. Whoever walks through all of them comes closer to what they hid together, the Crown of Unity.',
    },
    concept: {
      label: 'Concept',
      title: 'The Quest for the Crown of Unity',
      words:
        'Every participant is a seeker. Each event is a chapter, each chapter a trial of courage, wit, kindness or strength, and no one finishes the quest alone.',
    },
    vision: {
      title: 'Vision',
      words: 'To make the festival a place that strengthens the ties among students.',
    },
    mission: {
      title: 'Mission',
      points: [
        'Raise the active involvement of students.',
        'Build togetherness and collaboration through inclusive activities.',
        'Hold memorable events with a positive impact.',
      ],
    },
  },
  id: {
    banner: 'TENTANG KAMI',
    introduction: {
      title: (festival) => `Apa itu ${festival}?`,
      words: (festival) => [
        `${festival} adalah acara tahunan terbesar di universitas kita. Festival ini merayakan ulang tahun universitas dan digelar oleh mahasiswa di bawah Badan Eksekutif Mahasiswa.`,
        'Selama berbulan-bulan kita bertanding, berlomba, berbagi kebaikan, dan menemukan teman baru. Lalu semua berkumpul di satu malam terakhir dan menutup tahun dengan musik.',
      ],
    },
    theme: {
      label: 'Tema',
      title: 'The Legacy of the Five Realms',
      words:
        'Dahulu kala, lima dunia menjaga satu warisan: Unveiling, E-Ulympic, U-Care, Ulympic, dan Unify. Siapa pun yang menjelajahi semuanya akan semakin dekat dengan rahasia yang mereka jaga: Mahkota Persatuan.',
    },
    concept: {
      label: 'Konsep',
      title: 'The Quest for the Crown of Unity',
      words:
        'Setiap peserta adalah pencari. Setiap acara adalah satu bab, dan setiap bab menguji keberanian, kecerdikan, kepedulian, atau kekuatan. Tak seorang pun menuntaskan petualangan ini sendirian.',
    },
    vision: {
      title: 'Visi',
      words: 'Menjadikan festival ini wadah yang mempererat hubungan antarmahasiswa.',
    },
    mission: {
      title: 'Misi',
      points: [
        'Meningkatkan keterlibatan aktif mahasiswa.',
        'Membangun kebersamaan dan kolaborasi melalui kegiatan yang inklusif.',
        'Menghadirkan acara berkesan yang berdampak positif.',
      ],
    },
  },
};
