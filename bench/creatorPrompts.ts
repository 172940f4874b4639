/**
 * Eighty prompts as twenty Indonesian creators would type them, three each and then one more each, written before any
 * of them was tried (docs/measurements.md).
 */
export const CREATOR_PROMPTS: readonly string[] = [
  // A woman who sells frozen food
  'dimsum ayam kukus isi 6 di klakat bambu, uap nya ngepul',
  'risol mayo lumer foto makanan estetik',
  'frozen food nugget homemade kemasan plastik',
  // A coffee shop's barista
  'es kopi susu aren gelas plastik di meja kayu ☕',
  'latte art bentuk hati dlm cangkir putih',
  'interior coffee shop cozy lampu gantung kuning',
  // A thrift seller
  'jaket denim vintage digantung di tembok bata',
  'sepatu sneakers putih second masih mulus',
  'flatlay baju thrift warna earth tone',
  // A wedding photographer
  'couple prewed di padang ilalang golden hour',
  'cincin nikah di atas kelopak mawar merah',
  'dekorasi pelaminan adat sunda bunga2 putih',
  // A football fan
  'stadion bola penuh suporter malem2 lampu sorot',
  'anak2 maen bola di lapangan becek pas ujan',
  'bola di titik penalti rumput ijo',
  // A grandmother
  'cucu saya lagi tiup lilin ulang tahun',
  'selamat pagi bunga mawar embun "Semoga harimu indah"',
  'masjid nabawi payung2 besar',
  // A gaming streamer
  'setup gaming rgb ungu biru keren abis',
  'robot raksasa tempur di tengah kota hancur',
  'naga api terbang diatas kastil',
  // A nature hiker
  'tenda camping di pinggir ranu kumbolo pagi berkabut',
  'pendaki di puncak gunung liat lautan awan sunrise',
  'jalan setapak di hutan pinus cahaya matahari masuk',
  // A skincare reseller
  'serum wajah botol pipet di atas marmer dgn daun',
  'sabun batang handmade bunga lavender',
  'lipstik merah mewah background satin',
  // A village head
  'gotong royong warga bersih2 desa',
  'balai desa dengan bendera merah putih',
  'sawah menguning siap panen petani pake caping',
  // A mother of small children
  'bayi lucu tidur pake selimut biru',
  'bekal anak sekolah kotak makan lucu bentuk panda',
  'kelinci sama tupai main di kebun kartun',
  // A motorcycle club
  'motor matic touring di jalan pegunungan',
  'vespa jadul warna ijo tosca parkir di depan warung',
  'mobil sport kuning ngebut di jalan tol',
  // A travel agent
  'pantai pink labuan bajo air jernih bgt',
  'candi borobudur sunrise berkabut',
  'kapal phinisi di laut komodo sore2',
  // A student council
  'poster pensi sma "ART FEST 2026" neon',
  'siswa sma upacara bendera senin pagi',
  'tumpukan buku sama kacamata di perpus',
  // A fisherman's daughter
  'ikan bakar sambal matah di daun pisang',
  'perahu2 nelayan warna warni berlabuh di dermaga',
  'cumi goreng tepung lemon',
  // A plant shop
  'kaktus mini dlm pot terakota di jendela',
  'bunga anggrek ungu close up',
  'bonsai beringin di meja kayu',
  // A muezzin
  'ramadhan kareem lentera bulan sabit malam',
  'ketupat lebaran opor ayam "Mohon Maaf Lahir Batin"',
  'sapi kurban gemuk di padang rumput',
  // A musician
  'gitar akustik nyender di tembok',
  'konser rock panggung asap lampu warna warni',
  'cewek main piano di ruangan gelap',
  // A fantasy artist
  'ubur2 bercahaya di laut dalem',
  'kota masa depan mobil terbang cyberpunk hujan',
  'istana es di kutub aurora',
  // A vegetable seller
  'sayur kangkung bayam wortel seger di keranjang',
  'buah naga semangka mangga potong "SEGAR 10rb"',
  'cabe rawit merah sekarung di pasar',
];

/** Twenty more, one from each of these creators, tried after the faults that the sixty showed were fixed. */
export const MORE_CREATOR_PROMPTS: readonly string[] = [
  'siomay bandung bumbu kacang jeruk limo',
  'croissant sama kopi item di nampan',
  'tas selempang kulit coklat di kursi kayu',
  'buket bunga mawar putih dipegang pengantin',
  'kiper nangkep bola di gawang',
  'kue bolu pandan ijo buat arisan',
  'keyboard mekanik lampu warna warni',
  'air terjun di tengah hutan ada pelangi',
  'masker wajah sheet mask kemasan pink',
  'pasar malam komedi putar rame lampu',
  'anak perempuan naik ayunan di taman',
  'helm bogo coklat di atas jok motor',
  'balon udara di atas cappadocia pagi',
  'papan tulis rumus matematika kelas kosong',
  'kepiting saus padang',
  'lidah mertua di pot putih ruang tamu',
  'anak2 ngaji di surau malem',
  'drum set di panggung lampu biru',
  'peri kecil bersayap di jamur bercahaya',
  'tomat ceri merah di mangkok kayu',
];
