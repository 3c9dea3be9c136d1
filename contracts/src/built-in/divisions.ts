/** A division as it is before anybody edits it. */
export interface BuiltInDivision {
  key: string;
  name: string;
  title: string;
  description1: string;
  description2: string;
}

/**
 * The fifteen divisions, each told as a tabletop game's role (public-site specification, section 2): what the site
 * shows when the server gives none, and what an empty database is filled with.
 */
export const BUILT_IN_DIVISIONS: readonly BuiltInDivision[] = [
  {
    key: 'council',
    name: 'Council',
    title: 'The Game Masters',
    description1:
      'Para Game Master yang memegang buku aturan. Mereka menentukan arah petualangan dan memastikan setiap pemain tahu tujuannya.',
    description2: 'Kemampuan khusus: Suara Mahkota. Satu keputusan mereka dapat menyatukan seluruh guild.',
  },
  {
    key: 'events',
    name: 'Events',
    title: 'The Quest Weavers',
    description1:
      'Perajut kisah yang menyusun setiap quest dari babak pembuka hingga pertempuran terakhir di atas panggung.',
    description2: 'Kemampuan khusus: Alur Takdir. Mengubah jadwal yang kacau menjadi cerita yang tak terlupakan.',
  },
  {
    key: 'competition',
    name: 'Competition',
    title: 'The Arena Keepers',
    description1:
      'Penjaga arena yang menantang para juara dari lima realm. Di tangan mereka, setiap duel berjalan adil.',
    description2: 'Kemampuan khusus: Timbangan Juara. Tidak ada kecurangan yang lolos dari mata mereka.',
  },
  {
    key: 'consumption',
    name: 'Consumption',
    title: 'The Tavern Masters',
    description1: 'Pemilik kedai yang menyiapkan ramuan dan bekal agar tidak ada petualang yang kehabisan tenaga.',
    description2: 'Kemampuan khusus: Jamuan Penyembuh. Memulihkan HP seluruh panitia dalam satu jam makan.',
  },
  {
    key: 'website',
    name: 'Website',
    title: 'The Rune Scribes',
    description1: 'Penulis rune yang membuka portal digital, tempat para petualang membaca peta dan mendapatkan tiket.',
    description2: 'Kemampuan khusus: Mantra Deploy. Menambal retakan portal sebelum ada yang menyadarinya.',
  },
  {
    key: 'visual',
    name: 'Visual',
    title: 'The Illusionists',
    description1: 'Ahli ilusi yang memberi warna dan wujud pada setiap sudut dunia, dari panji hingga gulungan poster.',
    description2: 'Kemampuan khusus: Kuas Seribu Warna. Membuat siapa pun berhenti dan menatap.',
  },
  {
    key: 'documentation',
    name: 'Documentation',
    title: 'The Chroniclers',
    description1: 'Pencatat sejarah yang membekukan setiap momen agar legenda ini dikenang sepanjang zaman.',
    description2: 'Kemampuan khusus: Mata Abadi. Tidak ada senyum yang terlewat dari lensa mereka.',
  },
  {
    key: 'publication',
    name: 'Publication',
    title: 'The Heralds',
    description1: 'Pembawa kabar yang meniup terompet ke seluruh penjuru realm dan memanggil semua untuk berkumpul.',
    description2: 'Kemampuan khusus: Gema Lima Realm. Satu kabar terdengar sampai ke ujung negeri.',
  },
  {
    key: 'decoration',
    name: 'Decoration',
    title: 'The Artificers',
    description1: 'Perakit yang membangun istana, gerbang, dan hutan ajaib dari kayu, kain, dan imajinasi.',
    description2: 'Kemampuan khusus: Tangan Pencipta. Mengubah lapangan kosong menjadi dunia lain dalam semalam.',
  },
  {
    key: 'security',
    name: 'Security',
    title: 'The Paladins',
    description1: 'Ksatria pelindung yang berjaga di gerbang sehingga setiap petualang pulang dengan selamat.',
    description2: 'Kemampuan khusus: Perisai Persatuan. Menahan segala bahaya tanpa kehilangan keramahan.',
  },
  {
    key: 'equipment',
    name: 'Equipment',
    title: 'The Blacksmiths',
    description1: 'Pandai besi yang menyiapkan senjata dan perkakas, dari mikrofon hingga panggung megah.',
    description2: 'Kemampuan khusus: Gudang Tak Berdasar. Apa pun yang dibutuhkan, selalu ada di dalamnya.',
  },
  {
    key: 'sponsor',
    name: 'Sponsor',
    title: 'The Treasure Hunters',
    description1: 'Pemburu harta yang menjelajahi negeri mencari sekutu agar petualangan ini dapat terwujud.',
    description2: 'Kemampuan khusus: Lidah Emas. Mengubah pertemuan singkat menjadi aliansi yang kuat.',
  },
  {
    key: 'media-partner',
    name: 'Media Partner',
    title: 'The Bards',
    description1: 'Penyair pengembara yang menjalin persahabatan dengan guild lain dan menyanyikan kisah kami.',
    description2: 'Kemampuan khusus: Balada Persekutuan. Setiap lagu menambah kawan baru di perjalanan.',
  },
  {
    key: 'finance',
    name: 'Finance',
    title: 'The Vault Guardians',
    description1: 'Penjaga peti harta yang menghitung setiap keping emas dan menjaganya dari naga pemboros.',
    description2: 'Kemampuan khusus: Neraca Suci. Tidak satu rupiah pun hilang tanpa jejak.',
  },
  {
    key: 'ticketing',
    name: 'Ticketing',
    title: 'The Gatekeepers',
    description1: 'Penjaga gerbang yang membagikan segel masuk kepada setiap pencari Mahkota Persatuan.',
    description2: 'Kemampuan khusus: Segel Sejati. Mengenali tiket asli hanya dengan sekali pandang.',
  },
];
