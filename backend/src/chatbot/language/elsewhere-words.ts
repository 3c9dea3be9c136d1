/**
 * Words of what people also ask machines about, and festivals are not: other shops, screens, schools, sports and loves.
 * One of them says more against an answer than any other unknown ("parking at the mall", "pay my tuition").
 */
const ELSEWHERE_WORDS =
  // Shops, services, apps
  'shopee tokopedia lazada bukalapak blibli traveloka tiketcom netflix spotify disney telegram zoom google gmeet whatsappweb amazon alibaba indomaret alfamart mall supermarket pasar restaurant restoran resto cafe kafe warung bakery salon barbershop laundry hospital rumahsakit puskesmas klinik apotek pharmacy bioskop cinema xxi cgv imax movie movies film films drakor anime manga netflixan airport terminal pelabuhan kapal pesawat flight flights airtrain trains mrt lrt tol hotelnya rental ' +
  // School and work
  'ukt spp tuition scholarship beasiswa skripsi thesis essay homework pr tugas makalah exam exams ujian uts uas krs ipk gpa nilai kuis quiz lecture kuliah sekolah guru rapor snbt sbmptn utbk kampusmerdeka magang internship job jobs lowongan gaji salary cv wawancara interview bos kantor library perpustakaan perpus buku dormitory asrama ' +
  // Money and papers
  'bitcoin btc crypto kripto ethereum saham forex trading trader investasi investment pinjol pinjaman kpr rumah tanah pajak tax insurance asuransi bpjs skck stnk tabungan deposito emas togel judi casino lotere lottery ' +
  // Love, health, faith
  'crush gebetan pacar pacaran mantan jodoh nikah menikah kawin putus selingkuh love cinta boyfriend girlfriend wife husband zodiac zodiak horoscope ramalan tarot diet jerawat hamil pregnant kanker diabetes covid vaksin vaccine depresi ' +
  // Machines
  'translate terjemahkan reset batuk flu demam python javascript java php html css sql excel powerpoint programming coding ngoding compiler bug iphone android windows linux macbook printer passhacked hack hacker heker vpn root jailbreak prompt instructions instruksi developer ' +
  // The world
  'president presiden election pemilu politik politics politician partai menteri gubernur dpr perang ukraine israel palestine trump jokowi prabowo capital ibukota population penduduk gravity planet planets mars galaksi dinosaurus fotosintesis photosynthesis math matematika equation integral derivative physics fisika kimia chemistry biology biologi history sejarah geografi kamus dictionary puisi poem lyrics lirik song resep recipe recipes masak cook cooking rendang nasi goreng mie soto sate bakso ' +
  // Other stars, sports and festivals
  'bts blackpink taylor swift coldplay beyonce ariana justin bieber oasis radiohead seventeen nct exo dewa noah persija persib timnas liga champions nba fifa ronaldo messi motogp worldcup wwf synchronize dwp hammersonic tomorrowland coachella glastonbury ' +
  // Insults
  'bodoh goblok goblog tolol bego bangsat kontol memek babi kampret stupid idiot dumb fuck shit bitch ';

export const ELSEWHERE: ReadonlySet<string> = new Set(ELSEWHERE_WORDS.split(' ').filter(Boolean));
