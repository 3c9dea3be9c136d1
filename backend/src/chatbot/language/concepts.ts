/**
 * Words of both languages, chat slang and abbreviations by their meaning, so that "brp hrg tiketnya" finds "How much is
 * a ticket?". A word belongs to one meaning only.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // What is asked
  price:
    'price prices priced pricing cost costs costing fee fees rate rates much harga hrg hrga harganya hargany biaya tarif berapa brp brapa brpa berapaan brpan berapakah ongkos murah mahal cheap expensive how-much idr rp rupiah nominal duit duwit',
  when: 'when whens date dates time hour tanggal tgl kapan kpn kapankah waktu jam pukul',
  schedule: 'schedule schedules rundown jadwal jadwalnya timeline jam-berapa-aja urutan-acara susunan-acara',
  next: 'next berikutnya selanjutnya berikut upcoming mendatang',
  where:
    'where wheres location located place venue dimana dmn dmana mana tempat lokasi letak lokasinya alamat address gedung area',
  who: 'who whos siapa sapa siapakah spa siapa2',
  how: 'how bagaimana gimana gmn gmana bgmn gimn cara caranya carany step steps langkah tutorial panduan guide tata',
  whatis:
    'apaan apasih mean means meaning maksud arti artinya definition define describe explain jelaskan jelasin ceritakan tentang about info information informasi',
  may: 'allowed allow boleh bolehkah bole dibolehin diperbolehkan diizinkan izin ijin permitted permit permission bolehin dibolehkan',
  list: 'list apaaja daftar',

  // Tickets
  ticket: 'ticket tickets ticketing tix tiket tikets tiketnya tikt tket tkt tiketny karcis htm admission entry-fee',
  buy: 'buy buying bought purchase purchasing purchased order orders ordering ordered beli membeli pembelian pesan pesanan pesananku memesan pemesanan dibeli belinya dapetin dapatkan checkout pesen mesen pesenin pesennya',
  available: 'available availability left remaining remain stock quota sisa stok kuota tersisa tersedia slot kebagian',
  soldout: 'soldout habis abis ludes sold kehabisan',
  onsale:
    'sale sales sell selling jual dijual penjualan jualan jualnya opensale war buka open opens opened dibuka bukanya',
  tier: 'tier tiers category categories jenis tipe type types kategori kelas macam',
  earlybird: 'earlybird early-bird earlybirds eb early bird',
  presale: 'presale presales pre-sale pre-sales',
  regular: 'regular reguler normal',
  ots: 'ots onthespot go-show goshow box-office spot',
  vip: 'vip vvip',
  seat: 'seat seats seating kursi duduk tribun festival-seating standing berdiri',
  referral: 'referral referal refferal reff refer panitia committee',
  discount:
    'discount discounts diskon disc potongan voucher vouchers promo promos promosi kupon coupon code codes kode kodenya',
  bundle: 'bundle bundles bundling bundel paket package packages hemat paketan',
  quantity:
    'quantity how-many many amount jumlah maksimal maximum maks max batas limit limits minimal minimum banyak sebanyak multiple several',
  internal:
    'internal mahasiswa mhs student students staff staf dosen lecturer karyawan pegawai civitas anak-kampus maba alumni alumnus alumna',
  external: 'external eksternal umum public luar outsider outsiders masyarakat',

  // Paying
  pay: 'pay paying payment payments paid payed bayar bayarnya membayar pembayaran pembayarannya dibayar byr bayr byar transaksi transaction transactions checkoutnya lunas',
  method: 'method methods metode metod option options channel channels opsi pilihan',
  qris: 'qris qrisnya',
  ewallet: 'ewallet ewallets gopay ovo dana shopeepay linkaja wallet dompet',
  va: 'va bca bni bri mandiri permata atm mbanking mobile-banking internet-banking m-banking livin brimo seabank bsi',
  transfer: 'transfer transfers transferan tf trf bank',
  card: 'card cards kartu visa mastercard',
  cash: 'cash tunai cod',
  installment: 'installment installments instalment cicil cicilan nyicil paylater kredivo',
  pending: 'pending waiting diproses processing proses menunggu nunggu tunggu stuck nyangkut delay delayed tertunda',
  failed:
    'fail fails failed failing failure gagal error eror trouble issue problem problems masalah kendala denied ditolak declined decline rejected',
  expired:
    'expire expired expires expiry expiration deadline kadaluarsa kedaluwarsa hangus kadaluwarsa expirednya timeout lewat-waktu',
  cancel:
    'cancel cancels canceled cancelled canceling cancelling cancellation batal batalin batalkan dibatalkan membatalkan pembatalan ngebatalin cancelin',
  refund:
    'refund refunds refunded refundable reimburse reimbursement refundnya uang-kembali balikin kembaliin dikembalikan pengembalian mengembalikan moneyback return returns diuangkan diuangin uangkan uang-balik duit-balik duit-kembali balik-duit',
  twice: 'twice double dobel duakali duplicate duplikat dua-kali',
  receipt: 'receipt receipts invoice struk kuitansi kwitansi nota bukti proof',
  money: 'money uang saldo',
  reopen:
    'reopen continue lanjut lanjutin lanjutkan melanjutkan resume ulang again lagi come-back finish-paying pay-later bayar-nanti',
  postpone: 'postpone postponed postponement reschedule rescheduled ditunda tunda diundur undur mundur',
  resell: 'resell reselling resale calo scalper scalpers reseller preloved',
  handover:
    'handover gift give friend friends teman temen tmn kasih oper pindah dipindahkan dipindahtangankan nama-lain orang-lain someone else diwakilkan wakil diwakili titip alihkan dialihkan gantiin menggantikan digantikan',

  // The e-ticket
  eticket: 'eticket etickets etiket e-ticket e-tickets e-tiket',
  email: 'email emails mail mails imel surel e-mail inbox gmail emailnya spam',
  receive:
    'receive received receiving arrive arrived arrives arrival sent send sends sending terima menerima diterima nerima masuk-email dikirim kirim terkirim dikirimkan sampai nyampe sampe dateng muncul deliver delivered delivery coming nongol',
  notyet: 'belum blm blom blum yet lom belom tak-kunjung not-yet not-received not-received-yet not-arrived',
  qr: 'qr qrcode barcode qr-code barkode',
  scan: 'scan scans scanned scanning scanner discan kescan kebaca terbaca pindai',
  lost: 'lost lose losing missing hilang ilang kehilangan ketinggalan tertinggal kehapus terhapus deleted keapus forgot forget lupa left-behind',
  wrong: 'wrong incorrect salah typo mistake misspelled keliru slah mistyped',
  change:
    'change changes changing changed edit ganti mengganti ubah mengubah rubah diganti diubah update correct benerin perbaiki fix revise koreksi',
  print:
    'print printed printing printout cetak dicetak nyetak hardcopy hardfile fisik physical screenshot ss screenshoot download unduh',
  phone: 'phone phones handphone hp hape ponsel cellphone mobile smartphone',
  charge: 'charging charger charge cas ngecas powerbank baterai battery batere lowbat lobet batre',
  number: 'number numbers nomor nomer nmr',
  status: 'status check cek checking ngecek mengecek verify cekin',
  name: 'name names nama namanya',
  data: 'data privacy privasi personal pribadi',

  // The festival
  festival: 'festival fest ulang-tahun dies-natalis dies natalis anniversary birthday hut',
  theme: 'theme themes tema tagline konsep concept story cerita legend',
  realm: 'realm realms kingdom kerajaan dunia lima five',
  crown: 'crown unity mahkota quest',
  activity:
    'event events activity activities acara kegiatan agenda program programs aktivitas rangkaian lomba-lomba acaranya event-utama eventnya acara2 event2',
  concert:
    'concert concerts konser konsernya gig show performance performances penampilan pertunjukan closing-night konser-utama acara-utama acara-puncak main-show',
  lineup:
    'lineup lineups guest-star gueststar gueststars guest star stars bintang tamu artis artist artists band bands penyanyi singer singers musisi musician perform performs performing performer performers tampil manggung gs dj headliner biduan vokalis pengisi-acara',
  reveal:
    'reveal revealed reveals revealing announce announced announcement diumumkan pengumuman umumin bocoran spoiler diungkap secret mystery spill',
  unveiling: 'unveiling unvelling unveilling',
  eulympic:
    'eulympic e-ulympic e-ulimpic eulimpic esport esports e-sport e-sports game games gaming mobile-legends valorant mlbb pubg',
  ucare: 'ucare u-care charity amal donasi donate donation sosial social-care bakti',
  ulympic: 'ulympic ulimpic u-lympic olahraga sport sports futsal basket basketball badminton voli volleyball football',
  unify: 'unify unifi',
  competition:
    'competition competitions competing compete lomba perlombaan pertandingan tanding tournament turnamen match kompetisi contest bertanding',
  register:
    'register registration registering registered daftar-lomba daftarin mendaftar pendaftaran registrasi regist regis join ikut ikutan mengikuti signup sign-up participate participation partisipasi peserta participant participants',
  team: 'team teams tim regu squad anggota',
  prize: 'prize prizes hadiah reward rewards juara winner winners pemenang champion champions',
  division: 'division divisions divisi',
  organizer:
    'organizer organizers organiser organisers organise organised organize organized organizing host hosts hosted penyelenggara diselenggarakan bem kepanitiaan adain mengadakan ngadain selenggarakan diadakan',
  vision: 'vision visi mission misi goal goals purpose tujuan aim aims',
  archive: 'archive archives arsip video videos vidio youtube yt dokumentasi aftermovie recap rekaman recording',
  lastyear: 'lastyear previous sebelumnya kemarin last-year',
  countdown: 'countdown hitung-mundur',
  livestream: 'livestream livestreaming streaming stream live-stream live siaran online ditonton',
  volunteer: 'volunteer volunteers volunteering relawan recruit recruitment oprec rekrutmen open-recruitment',
  sponsor:
    'sponsor sponsors sponsorship sponsorships partnership medpar media-partner kerjasama kolaborasi collaborate collaboration mediapartner',
  tenant: 'tenant tenants booth booths stand stands bazaar bazar stall stalls jualan-tenant umkm',
  social: 'social instagram ig insta tiktok facebook fb twitter sosmed medsos socmed',
  website: 'website web site situs page halaman webnya web-nya',
  duration:
    'duration durasi finish finishes end ends ended ending selesai kelar bubar berakhir lama how-long rampung usai bubaran tuntas',
  start: 'start starts started starting begin begins mulai dimulai mulainya',
  opengate: 'opengate gate gates gerbang pintu door doors open-gate',
  // Merchandise
  merch:
    'merch merchandise merchandises merchandize merchendise merchan merchnya official-merch souvenir oleh-oleh suvenir',
  shirt: 'shirt shirts tshirt tshirts t-shirt t-shirts tee kaos kaus baju tees',
  lanyard: 'lanyard lanyards tali',
  totebag: 'totebag totebags tote tote-bag totbag',
  keychain: 'keychain keychains gantungan ganci gantungan-kunci key-chain',
  fan: 'handfan hand-fan kipas fan fans',
  heraklid: 'heraklid',
  herakles: 'herakles hercules heracles',
  cadmus: 'cadmus kadmus',
  size: 'size sizes sizing ukuran ukurannya xl xxl',
  preorder: 'preorder pre-order preorders po',
  pickup: 'pickup pick-up collect ambil diambil pengambilan mengambil ngambil',
  shipping: 'shipping ship shipped ongkir ekspedisi jne jnt kurir courier dikirim-ke-rumah diantar diantarkan',
  color: 'color colour colors colours warna',
  material: 'material materials bahan',

  // Coming there
  travel:
    'travel get-there reach route routes rute transport transportation transportasi transum public-transport bus krl train kereta busway angkot gojek grab ojol taxi taksi shuttle kesana direction directions maps gmaps map peta akses angkutan kendaraan-umum commuter commuterline halte',
  parking: 'park parking parkir parkiran parkirnya parkirannya valet',
  vehicle: 'car cars mobil motor motorcycle motorbike kendaraan vehicle sepeda bicycle bike',
  hotel:
    'hotel hotels stay staying accommodation akomodasi penginapan menginap nginep nginap kost kos homestay crash-at place-to-crash place-to-stay',
  entrance: 'entrance enter entering entry masuk masuknya entrances pintu-masuk get-in',
  reentry: 'reentry re-entry reenter re-enter keluar-masuk masuk-lagi keluar leave balik-lagi',
  wristband: 'wristband wristbands gelang tukar penukaran menukarkan ditukar redeem exchange',
  age: 'age ages umur usia old tahun years minor minors underage dibawah batas-umur',
  child:
    'child children kid kids anak anak-anak baby toddler bayi balita bocil parents orangtua ortu parent family keluarga',
  food: 'food foods foodcourt fnb f&b makan makanan makannya kuliner snack snacks eat eating jajan jajanan kantin catering meal meals lunch dinner laper lapar halal vegetarian vegan',
  drink: 'drink drinks beverage beverages minum minuman water air tumbler tumblr bottle bottles botol',
  prohibited:
    'prohibited prohibition forbidden banned ban dilarang larangan terlarang not-allowed gaboleh bawa membawa bring bringing brought carry bawaan dibawa barang items item',
  camera:
    'camera cameras kamera dslr mirrorless foto photo photos photography fotografi kamera-pro gopro drone tongsis selfie video-cam tripod',
  smoke: 'smoke smoking smoker rokok merokok ngerokok vape vaping vapor cigarette cigarettes smoking-area',
  alcohol: 'alcohol alkohol beer bir miras drunk mabuk liquor',
  drug: 'drug drugs narkoba narkotika',
  weapon:
    'weapon weapons senjata sajam pisau knife knives tajam sharp gun petasan firework fireworks flare lighter korek',
  bag: 'bag bags tas backpack ransel koper luggage locker loker penitipan deposit',
  pet: 'pet pets hewan animal animals dog dogs kucing cat anjing peliharaan',
  umbrella: 'umbrella umbrellas payung jashujan raincoat jas-hujan',
  rain: 'rain rains raining rainy hujan ujan weather cuaca badai',
  indoor: 'indoor outdoor dalam-ruangan luar-ruangan',
  dress:
    'dress dresscode dress-code outfit pakaian busana kostum costume wear wearing clothes clothing ootd cosplay sandal sandals',
  firstaid:
    'firstaid first-aid medical medic medis p3k obat medicine dokter doctor nurse sakit sick ill injured injury cedera pingsan faint fainted ambulance ambulans kesehatan health tim-medis unconscious collapsed',
  emergency: 'emergency emergencies darurat gawat',
  lostfound: 'lostfound lost-and-found lost-found barang-hilang found ketemu nemu menemukan dompet-hilang',
  security:
    'security safety safe aman keamanan satpam police polisi pencuri copet thief stolen dicuri theft harassment pelecehan harassed groped groping dilecehin digrepe harass',
  disabled:
    'disabled disability difabel disabilitas wheelchair kursi-roda accessible accessibility aksesibilitas deaf tunarungu blind tunanetra',
  prayer: 'prayer pray mushola musholla mushalla musala masjid mosque sholat shalat solat salat ibadah',
  toilet: 'toilet toilets restroom restrooms bathroom wc kamar-mandi washroom kamar-kecil ladies-room loo',
  wifi: 'wifi wi-fi internet signal sinyal hotspot',
  id: 'ktp ktm sim identity identitas identification passport paspor kartu-pelajar kartu-mahasiswa student-card idcard id-card student-cards kartu-mhs ktm-nya',
  evacuate: 'evacuate evacuation evakuasi fire kebakaran gempa earthquake',

  // Talking to people
  contact:
    'contact contacts kontak hubungi menghubungi dihubungi cs admin cp narahubung call telpon telepon telfon wa whatsapp whatsap hotline helpdesk customer-service contact-person reach-you tanya-tanya technical-support bantuan-teknis tech-support',
  help: 'help tolong bantuan bantu bantuin support assistance tolongin dibantu assist technical teknis',
  complain: 'complain complaint complaints komplain keluhan protes feedback saran kritik suggestion',
  greeting:
    'how-are-you apa-kabar hi selamat good hello hey hai halo hallo hola pagi siang sore malam morning afternoon evening assalamualaikum permisi helo alo haii heyy haloo',
  thanks:
    'makasi-banyak makasi-banyak-ya makasih-banyak-ya makasih-bnyk makasih-byk makasi-bnyk makasi-byk mksh-banyak mksh-bnyk trims-banyak thanks-banyak thank-you-very-much thanks-for-the-info thanks-for-your-help makasi-infonya makasih-info makasi-info makasih-infonya terima-kasih-infonya so-much very-much thanks-a-lot terima-kasih terima-kasih-banyak makasih-banyak thanks thank thankyou thx tks tq ty makasih makasi terimakasih trims mksh mksih tengkyu thanku nuhun suwun',
  bye: 'see-you see-you-at-the-festival selamat-tinggal bye goodbye dadah dah byebye sampai-jumpa seeyou',
  human:
    'real-person actual-person real-human sama-orang orang-asli orang-beneran orang-langsung human manusia agent operator ngobrol talk speak',
  ability: 'what-can-you kamu-bisa-apa bisa-apa-aja bisa-bantu-apa yang-bisa-kamu',
  bot: 'bot robot chatbot ai assistant asisten chatgpt kamu-siapa human-or-bot virtual-assistant',
  joke: 'joke jokes lucu funny pantun',
  language: 'language languages bahasa english inggris indonesian bahasa-indonesia',
};
