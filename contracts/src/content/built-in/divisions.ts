/** A division as it is before anybody edits it; its descriptions are Indonesian first. */
export interface BuiltInDivision {
  key: string;
  name: string;
  name_indonesian: string;
  title: string;
  title_indonesian: string;
  description1: string;
  description1_english: string;
  description2: string;
  description2_english: string;
}

/**
 * The fifteen divisions, each as a role of a tabletop game. The site shows them when the server has none, and an empty
 * database is filled with them.
 */
export const BUILT_IN_DIVISIONS: readonly BuiltInDivision[] = [
  {
    key: 'council',
    name: 'Council',
    name_indonesian: 'Dewan',
    title: 'The Game Masters',
    title_indonesian: 'Para Game Master',
    description1:
      'Para Game Master yang memegang buku aturan. Mereka menentukan arah petualangan dan memastikan setiap pemain tahu tujuannya.',
    description1_english:
      'The Game Masters hold the book of rules. They set the course of the adventure and see to it that every player knows the goal.',
    description2: 'Kemampuan khusus: Suara Mahkota. Satu keputusan mereka dapat menyatukan seluruh guild.',
    description2_english: 'Special ability: Voice of the Crown. A single decision of theirs can unite every guild.',
  },
  {
    key: 'events',
    name: 'Events',
    name_indonesian: 'Acara',
    title: 'The Quest Weavers',
    title_indonesian: 'Para Perajut Kisah',
    description1:
      'Perajut kisah yang menyusun setiap misi dari babak pembuka hingga pertempuran terakhir di atas panggung.',
    description1_english:
      'Weavers of tales who plan each quest, from the opening act to the final battle on the stage.',
    description2: 'Kemampuan khusus: Alur Takdir. Mengubah jadwal yang kacau menjadi cerita yang tak terlupakan.',
    description2_english: 'Special ability: Thread of Fate. Turns a tangled schedule into a story that nobody forgets.',
  },
  {
    key: 'competition',
    name: 'Competition',
    name_indonesian: 'Lomba',
    title: 'The Arena Keepers',
    title_indonesian: 'Para Penjaga Arena',
    description1:
      'Penjaga arena yang menantang para juara dari lima dunia. Di tangan mereka, setiap duel berjalan adil.',
    description1_english:
      'Keepers of the arena who challenge the champions of the five realms. In their hands every duel is a fair one.',
    description2: 'Kemampuan khusus: Timbangan Juara. Tidak ada kecurangan yang lolos dari mata mereka.',
    description2_english: 'Special ability: Scales of the Champion. No foul play escapes their eyes.',
  },
  {
    key: 'consumption',
    name: 'Consumption',
    name_indonesian: 'Konsumsi',
    title: 'The Tavern Masters',
    title_indonesian: 'Para Pemilik Kedai',
    description1: 'Pemilik kedai yang menyiapkan ramuan dan bekal agar tidak ada petualang yang kehabisan tenaga.',
    description1_english:
      'Tavern keepers who brew the potions and pack the provisions, so that no adventurer runs out of strength.',
    description2: 'Kemampuan khusus: Jamuan Penyembuh. Memulihkan HP seluruh panitia dalam satu jam makan.',
    description2_english:
      'Special ability: Healing Feast. Restores the HP of the whole committee within one lunch break.',
  },
  {
    key: 'website',
    name: 'Website',
    name_indonesian: 'Website',
    title: 'The Rune Scribes',
    title_indonesian: 'Para Penulis Rune',
    description1: 'Penulis rune yang membuka portal digital, tempat para petualang membaca peta dan mendapatkan tiket.',
    description1_english:
      'Scribes of runes who open the digital portal where adventurers read the map and find their tickets.',
    description2: 'Kemampuan khusus: Mantra Deploy. Menambal retakan portal sebelum ada yang menyadarinya.',
    description2_english:
      'Special ability: Spell of Deployment. Mends the cracks of the portal before anyone notices them.',
  },
  {
    key: 'visual',
    name: 'Visual',
    name_indonesian: 'Visual',
    title: 'The Illusionists',
    title_indonesian: 'Para Ahli Ilusi',
    description1: 'Ahli ilusi yang memberi warna dan wujud pada setiap sudut dunia, dari panji hingga gulungan poster.',
    description1_english:
      'Masters of illusion who give colour and shape to every corner of the world, from banners to poster scrolls.',
    description2: 'Kemampuan khusus: Kuas Seribu Warna. Membuat siapa pun berhenti dan menatap.',
    description2_english: 'Special ability: Brush of a Thousand Colours. Makes anyone stop and stare.',
  },
  {
    key: 'documentation',
    name: 'Documentation',
    name_indonesian: 'Dokumentasi',
    title: 'The Chroniclers',
    title_indonesian: 'Para Pencatat Sejarah',
    description1: 'Pencatat sejarah yang membekukan setiap momen agar legenda ini dikenang sepanjang zaman.',
    description1_english: 'Chroniclers who freeze every moment, so that this legend is remembered through the ages.',
    description2: 'Kemampuan khusus: Mata Abadi. Tidak ada senyum yang terlewat dari lensa mereka.',
    description2_english: 'Special ability: Eternal Eye. No smile slips past their lens.',
  },
  {
    key: 'publication',
    name: 'Publication',
    name_indonesian: 'Publikasi',
    title: 'The Heralds',
    title_indonesian: 'Para Pembawa Kabar',
    description1: 'Pembawa kabar yang meniup terompet ke seluruh penjuru dunia dan memanggil semua untuk berkumpul.',
    description1_english: 'Heralds who sound the trumpet in every corner of the realms and call everybody together.',
    description2: 'Kemampuan khusus: Gema Lima Dunia. Satu kabar terdengar sampai ke ujung negeri.',
    description2_english:
      'Special ability: Echo of the Five Realms. One piece of news is heard to the end of the land.',
  },
  {
    key: 'decoration',
    name: 'Decoration',
    name_indonesian: 'Dekorasi',
    title: 'The Artificers',
    title_indonesian: 'Para Perakit',
    description1: 'Perakit yang membangun istana, gerbang, dan hutan ajaib dari kayu, kain, dan imajinasi.',
    description1_english:
      'Artificers who build castles, gates and enchanted woods out of timber, cloth and imagination.',
    description2: 'Kemampuan khusus: Tangan Pencipta. Mengubah lapangan kosong menjadi dunia lain dalam semalam.',
    description2_english: 'Special ability: Hand of the Maker. Turns an empty field into another world overnight.',
  },
  {
    key: 'security',
    name: 'Security',
    name_indonesian: 'Keamanan',
    title: 'The Paladins',
    title_indonesian: 'Para Paladin',
    description1: 'Kesatria pelindung yang berjaga di gerbang sehingga setiap petualang pulang dengan selamat.',
    description1_english: 'Knights who stand watch at the gate, so that every adventurer comes home safe.',
    description2: 'Kemampuan khusus: Perisai Persatuan. Menahan segala bahaya tanpa kehilangan keramahan.',
    description2_english: 'Special ability: Shield of Unity. Holds off every danger without losing a friendly word.',
  },
  {
    key: 'equipment',
    name: 'Equipment',
    name_indonesian: 'Perlengkapan',
    title: 'The Blacksmiths',
    title_indonesian: 'Para Pandai Besi',
    description1: 'Pandai besi yang menyiapkan senjata dan perkakas, dari mikrofon hingga panggung megah.',
    description1_english: 'Blacksmiths who make the weapons and tools ready, from the microphone to the grand stage.',
    description2: 'Kemampuan khusus: Gudang Tak Berdasar. Apa pun yang dibutuhkan, selalu ada di dalamnya.',
    description2_english: 'Special ability: Bottomless Storehouse. Whatever is needed is always in it.',
  },
  {
    key: 'sponsor',
    name: 'Sponsor',
    name_indonesian: 'Sponsor',
    title: 'The Treasure Hunters',
    title_indonesian: 'Para Pemburu Harta',
    description1: 'Pemburu harta yang menjelajahi negeri mencari sekutu agar petualangan ini dapat terwujud.',
    description1_english: 'Treasure hunters who roam the land for allies, so that this adventure can come true.',
    description2: 'Kemampuan khusus: Lidah Emas. Mengubah pertemuan singkat menjadi aliansi yang kuat.',
    description2_english: 'Special ability: Golden Tongue. Turns a short meeting into a strong alliance.',
  },
  {
    key: 'media-partner',
    name: 'Media Partner',
    name_indonesian: 'Media Partner',
    title: 'The Bards',
    title_indonesian: 'Para Penyair',
    description1: 'Penyair pengembara yang menjalin persahabatan dengan guild lain dan menyanyikan kisah kami.',
    description1_english: 'Wandering bards who befriend the other guilds and sing of our story.',
    description2: 'Kemampuan khusus: Balada Persekutuan. Setiap lagu menambah kawan baru di perjalanan.',
    description2_english: 'Special ability: Ballad of Fellowship. Every song wins a new friend along the way.',
  },
  {
    key: 'finance',
    name: 'Finance',
    name_indonesian: 'Keuangan',
    title: 'The Vault Guardians',
    title_indonesian: 'Para Penjaga Harta',
    description1: 'Penjaga peti harta yang menghitung setiap keping emas dan menjaganya dari naga pemboros.',
    description1_english: 'Guardians of the vault who count each gold coin and keep it from the dragon of waste.',
    description2: 'Kemampuan khusus: Neraca Suci. Tidak satu rupiah pun hilang tanpa jejak.',
    description2_english: 'Special ability: Sacred Balance. Not one rupiah is lost without a trace.',
  },
  {
    key: 'ticketing',
    name: 'Ticketing',
    name_indonesian: 'Tiket',
    title: 'The Gatekeepers',
    title_indonesian: 'Para Penjaga Gerbang',
    description1: 'Penjaga gerbang yang membagikan segel masuk kepada setiap pencari Mahkota Persatuan.',
    description1_english: 'Gatekeepers who hand the seal of entry to every seeker of the Crown of Unity.',
    description2: 'Kemampuan khusus: Segel Sejati. Mengenali tiket asli hanya dengan sekali pandang.',
    description2_english: 'Special ability: True Seal. Knows a genuine ticket at a single glance.',
  },
];
