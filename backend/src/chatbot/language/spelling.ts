import { OFF_TOPIC } from './off-topic-words.js';
import { LEXICON } from './lexicon.js';
import { eachYielding } from './yielding-loop.js';
import { lettersIn, isWithinEdits, editDistance } from './edit-distance.js';
import { STOPPED } from './stop-words.js';
import { wordsOf } from './words.js';

const SHORTEST_CORRECTED = 3;
/** Words of this length are only corrected when letters changed places ("teh", "hwo"). */
const SHORT = 3;
/** From this length on two edits are allowed, below it one. */
const LONG = 8;
/** A word in this many phrasings is no typo. */
const SURE_FROM = 16;
const MAX_CACHED = 5_000;
/** Indonesian suffixes ("wcnya", "qrku", chats "wcny"), and the `2` that chats write for a doubled word ("acara2"). */
const SUFFIXED = /^(.{2,}?)(?:2?nya|ny|ku|mu|2)$/u;

/** Words that are correct whether or not the knowledge has them. */
const ALWAYS_RIGHT: readonly string[] = [
  ...LEXICON.words.keys(),
  ...[...LEXICON.phrases.keys()].flatMap((phrase) => phrase.split(' ')),
  ...STOPPED,
];

/** Common words that must not be corrected into the festival's words ("bali" into "beli", "book" into "boom"). */
const EVERYDAY_WORDS =
  'about above across actor address africa air airport algebra america animal apple april arm army art asia august autumn bake ball banana bath beach bean beautiful bed bell best better big bike bill bird birth bitcoin black blood blue board boat body bone book books boss box boy boys brain bread break breakfast bridge bright brother brown brush build building burn business butter cake call calm capital captain cake cause cell center century chair change cheese chemistry chicken china chinese choose christmas church cinema city class clean clock close cloud coal coast coat coffee coin cold college company computer cook cool corn country course cousin cover cow crypto cry cup cut dad dance danger dark daughter day dead dear death deep desk dictionary die dinner dirty doctor door dream dress drive driver dry duck dust ear early earth east easy egg eight election else empty energy engine english europe even exam example eye face fact fall famous far farm fast fat father fear february feel fight film find finger fish five flag flat flight floor flower fly foot forest form forty four fox france free french fresh friday fruit full funny future garden gas germany girl girls glass god gold good grand grass green grey ground group grow hair half hand happy hard hat hate head hear heart heat heavy height hill history hit hobby hold hole holiday home homework horse hospital hot hour house human hundred husband ice idea india island italy january japan job july june keep key kill kind king kiss kitchen knife lady lake lamp land language large last late law lawyer leaf learn left leg letter level library life light line lion lip live loan lock london long look love low lunch machine man map march marry math mathematics may meat medicine meet men metal middle milk million mind minute mirror moment monday money monkey month moon morning mother mountain mouse mouth movie museum music nature near neck news newspaper next night nine north nose note november nurse ocean october office oil old open orange page paint paper parent paris part party past peace pen pencil people pepper person physics piano picture piece pink pizza plane planet plant plate play poem poet police politics pool poor potato power president price prime prince python queen quick quiet radio rain read recipe red religion rest rice rich ride right ring river road robot rock room root rope round run russia sad salt sand saturday say school science sea season second see seven shadow sheep ship shoe shop short shoulder side silver sing sister sit six skin sky sleep small smile smell snow soap soccer soft software soldier solve song soul sound soup south space speak spell spoon spring square star state station steal stock stone stop story street strong study sugar summer sun sunday sweet swim table tail tall tax tea teach teacher ten test thesis thing think thousand three thursday time toe tomato tomorrow tongue tooth top touch town toy train tree trip truck true try tuesday twenty two uncle under university usa valley view village virus visa vote wage wait walk wall war warm wash watch water wave way weak wealth weather wednesday week weight west wet wheel white wide wife wild win wind window wine winter wish woman women wood word work world worm worse write year yellow yesterday young zero ' +
  'abu adik agama air akhir akar alam alat ambulans anggur angin angka api apel april atap atas awal awan ayah ayam babi badan bahan bahaya baik baja baju bakar bakso bali bandung bangku bangun bapak barat baris baru batu bawah bayi bebek beban bebas bekerja belajar belanja belas bentuk benua berangkat berani berat berita bersih besar besi besok betis bibir bibi bidang bintik biola biru bisnis bola buah buaya budaya buka bukit buku bulan bulat bulu bumi bunga burung cabai cahaya cantik cat celana cepat cerah cerdas cincin cinta coklat cucu cuci curang daerah daging danau dapur darah dasar daun dekat delapan demam depan derajat desa desember diam didik dingin dompet dosa dua duduk dunia ekonomi emas empat enak enam es februari film gadis gaji gajah galaksi gambar ganteng garam garis gelas gelap gempa gigi gitar gula guntur gunung guru habis hakim harap hari harimau hati helm hewan hidup hidung hijau hitam hitung hotel hukum hutan ibu ibukota ikan ilmu indah ingat istri itik jakarta jalan jamur jantung januari jarak jari jarum jatuh jawa jawab jeruk jepang juli jumat juni jurusan kabar kaca kaki kakek kaleng kali kalimantan kamis kamus kantor kapal kapas karya kasur kata kaya kayu kebun kecil kelapa keluar kelas kemeja kepala kereta keras kerja kertas kimia kini kiri kopi korea kota kotor kuat kucing kuda kuku kulit kuliah kuning kupu kurus kursi laba laki lama lampu langit lapangan lari laut layang lebah lebar leher lemah lemari lengan lidah lihat lima listrik logam luas lulus luka lumpur macan madu mahal maju malas malu manis marah maret mata matahari matematika mati mei meja melati melihat membaca menangis mengajar menulis menteri merah mertua mesin milik mimpi minggu minyak mobil monyet muda mudah mulut murid musik musim naga nasi negara negeri nenek november nyamuk obat oktober olahan ombak otak otot pabrik padi pahlawan pahit paman panas pandai panjang pantai papan pasar pasir patah pelajaran pelan pemerintah pena pendek pensil perahu perak perang perempuan perut pesawat petani piano pikir pinggir piring pisang pohon pola politik polisi presiden provinsi puasa pulau pulpen putih putra putri rabu radio raja rakyat rambut ramai rasa rendang resep ribu rumah rumput rusa saham sabtu sabun sakit salju sama sandal sapi sapu sawah sayang sayur sekolah selasa selatan semangka semut sendok senin sepatu september serigala singa skripsi soto suami suara suhu sungai surat surya susu tahu tali tamu tanah tangan tari tas teater teh telinga telur teman tempe tengah tepung terang terbang tidur timur tinggi tomat topi tua tubuh tugas tulang tulis tumbuh turun udang udara ujian ular umat undang upah usaha utara uang wajah wanita warna warung wayang wisata wortel zaman';

const EVERYDAY: ReadonlySet<string> = new Set(EVERYDAY_WORDS.split(' '));

interface Candidate {
  word: string;
  letters: number;
}

/**
 * Corrects misspelt words to known ones. Only words with the same first letter are compared: people rarely mistype it,
 * and unrelated words stay as they are.
 */
export class Spelling {
  private readonly known = new Set<string>(ALWAYS_RIGHT);
  private readonly uses = new Map<string, number>();
  private readonly byFirstLetter = new Map<string, Candidate[]>();
  private readonly cache = new Map<string, string | null>();

  /** @param edited texts that were written with care. @param typed texts as visitors type, with typos. */
  constructor(edited: Iterable<string>, typed: Iterable<string> = []) {
    for (const text of edited) this.know(text);
    for (const text of typed) this.count(text);
    this.settle();
  }

  /** Like the constructor, for very many texts; yields to the event loop. */
  static async learn(edited: Iterable<string>, typed: Iterable<string>): Promise<Spelling> {
    const spelling = new Spelling([]);
    await eachYielding(edited, (text) => spelling.know(text));
    await eachYielding(typed, (text) => spelling.count(text));
    spelling.settle();
    return spelling;
  }

  private know(text: string): void {
    for (const word of wordsOf(text)) this.known.add(word);
  }

  private count(text: string): void {
    for (const word of new Set(wordsOf(text))) this.uses.set(word, (this.uses.get(word) ?? 0) + 1);
  }

  private settle(): void {
    this.byFirstLetter.clear();
    for (const [word, uses] of this.uses) if (uses >= SURE_FROM) this.known.add(word);
    for (const word of this.known) {
      if (word.length < SHORTEST_CORRECTED) continue;
      const first = word.slice(0, 1);
      const others = this.byFirstLetter.get(first);
      const candidate = { word, letters: lettersIn(word) };
      if (others) others.push(candidate);
      else this.byFirstLetter.set(first, [candidate]);
    }
  }

  /** The nearest known word; null when the word is correct, too short, or near none. */
  correct(word: string): string | null {
    if (word.length < SHORTEST_CORRECTED || this.isCorrect(word)) return null;
    const [, base] = SUFFIXED.exec(word) ?? [];
    if (base !== undefined && this.known.has(base)) return base;
    if (/\d/.test(word)) return null;
    const cached = this.cache.get(word);
    if (cached !== undefined) return cached;
    const found = this.nearest(word);
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(word, found);
    return found;
  }

  private isCorrect(word: string): boolean {
    return this.known.has(word) || EVERYDAY.has(word) || OFF_TOPIC.has(word);
  }

  /** Of equally near words the one that is typed most. */
  private nearest(word: string): string | null {
    const allowed = word.length >= LONG ? 2 : 1;
    let best: { word: string; edits: number; uses: number } | null = null;
    const typed = lettersIn(word);
    for (const { word: candidate, letters } of this.byFirstLetter.get(word.slice(0, 1)) ?? []) {
      if (!isWithinEdits(typed, letters, word.length === SHORT ? 0 : allowed)) continue;
      if (word.length === SHORT && !hasSameLetters(word, candidate)) continue;
      const edits = editDistance(word, candidate, best?.edits ?? allowed);
      if (edits === Infinity) continue;
      const uses = this.uses.get(candidate) ?? 0;
      if (!best || edits < best.edits || (edits === best.edits && uses > best.uses)) {
        best = { word: candidate, edits, uses };
      }
    }
    return best?.word ?? null;
  }
}

const hasSameLetters = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('');
