/** The emblems that designs have: what each is called (Indonesian/English), and the words that call for it. */
const RULES = [
  ['cup', 'cangkir/cup', 'kopi|coffee|cafe|kafe|café|cangkir|cup|barista|teh|tea|angkringan|espresso|matcha'],
  ['bread', 'roti/bread', 'roti|bakery|bread|donat|croissant|toast'],
  ['cake', 'kue/cake', 'kue|cake|cakes|brownies|dessert|pastry|cookies|bolu|tart'],
  ['iceCream', 'es krim/ice cream', 'es krim|ice cream|gelato'],
  ['glass', 'gelas/glass', 'es teh|minuman|jus|juice|boba|es|thai tea|smoothie|dawet|cendol|gelas|drinks'],
  ['chilli', 'cabai/chilli', 'sambal|sambel|cabai|cabe|pedas|chilli|chili|geprek'],
  ['crisps', 'keripik/crisps', 'keripik|kripik|snack|camilan|cemilan|chips|kerupuk|makaroni|basreng'],
  ['chicken', 'paha ayam/chicken leg', 'ayam|chicken'],
  ['fish', 'ikan/fish', 'ikan|fish|seafood|lele|gurame|sushi'],
  ['bowl', 'mangkuk/bowl', 'bakso|mie|mi|soto|seblak|ramen|bubur|noodle|noodles|sop|mangkuk|bowl|pangsit|pempek'],
  [
    'cutlery',
    'sendok dan garpu/fork and spoon',
    'warung|warteg|resto|restoran|restaurant|rumah makan|catering|katering|kuliner|makanan|nasi|food|sate|menu|kantin|sendok|garpu|masakan|dapur|kitchen',
  ],
  [
    'scissors',
    'gunting/scissors',
    'barbershop|barber|pangkas rambut|salon|penjahit|jahit|tailor|gunting|scissors|potong rambut',
  ],
  ['bubbles', 'gelembung/bubbles', 'laundry|londri|cuci|sabun|soap|cleaning'],
  [
    'shirt',
    'baju/shirt',
    'baju|kaos|distro|butik|boutique|fashion|clothing|konveksi|gamis|hijab|sablon|shirt|thrift|batik',
  ],
  [
    'wrench',
    'kunci inggris/wrench',
    'bengkel|servis|service|tambal ban|teknik|workshop motor|garage|mechanic|kunci inggris',
  ],
  ['tooth', 'gigi/tooth', 'gigi|dokter gigi|dentist|dental|tooth'],
  ['drop', 'tetes/drop', 'donor darah|donor|blood|hemat air|pdam|air minum|tetes'],
  [
    'health',
    'hati dan palang/heart and cross',
    'klinik|apotek|dokter|bidan|posyandu|kesehatan|imunisasi|vaksin|vaksinasi|rumah sakit|puskesmas|health|clinic|pharmacy|medis|perawat',
  ],
  [
    'cap',
    'toga/graduation cap',
    'wisuda|kelulusan|graduation|perpisahan|sekolah|school|ppdb|spmb|bimbel|les|kursus|kampus|universitas|smp|sma|smk|sd|tk|kelas|angkatan|toga',
  ],
  [
    'laptop',
    'laptop/laptop',
    'digital marketing|digital|webinar|coding|komputer|computer|laptop|it|software|online shop|programmer|hackathon|desain grafis',
  ],
  ['book', 'buku/book', 'perpustakaan|buku|book|literasi|library|quran|al-quran|tpa|tpq|ngaji'],
  [
    'mosque',
    'masjid/mosque',
    'pengajian|kajian|masjid|mosque|tabligh|tablig|isra|maulid|islami|islamic|musholla|mushola|tahlil|tahlilan|yasinan|umroh|umrah|haji|istighosah|ceramah|majelis',
  ],
  ['lantern', 'lentera/lantern', 'ramadhan|ramadan|buka puasa|bukber|buka bersama|takjil|iftar|sahur|lentera'],
  [
    'crescent',
    'bulan sabit dan bintang/crescent and star',
    'lebaran|idul fitri|idul adha|eid|khitan|khitanan|sunat|sunatan|halal bihalal|syukuran|tasyakuran|qurban|kurban|bulan sabit',
  ],
  [
    'rings',
    'cincin/rings',
    'pernikahan|nikah|nikahan|kawinan|wedding|akad|lamaran|tunangan|engagement|walimah|walimatul|resepsi|cincin|rings|wedding organizer|anniversary|perhiasan',
  ],
  ['balloons', 'balon/balloons', 'ulang tahun|ultah|birthday|sweet seventeen|balon|balloon|balloons|party|pesta|milad'],
  [
    'pram',
    'kereta bayi/pram',
    'aqiqah|akikah|baby shower|bayi|baby|kelahiran|tujuh bulanan|gender reveal|mama|baby spa',
  ],
  [
    'flag',
    'bendera/flag',
    '17 agustus|17 agustusan|agustusan|kemerdekaan|hut ri|upacara|dirgahayu|bendera|flag|merdeka',
  ],
  ['ball', 'bola/ball', 'futsal|sepak bola|sepakbola|bola|football|soccer|mini soccer|nobar|ball'],
  ['dumbbell', 'barbel/dumbbell', 'gym|fitness|senam|olahraga|sport|jalan sehat|fun run|zumba|yoga'],
  [
    'gamepad',
    'pengendali gim/gamepad',
    'esport|esports|e-sport|game|gaming|mobile legends|mobile legend|pubg|free fire|rental ps|playstation',
  ],
  [
    'trophy',
    'piala/trophy',
    'lomba|turnamen|kejuaraan|kompetisi|juara|olimpiade|cerdas cermat|competition|tournament|class meeting|piala|trophy',
  ],
  [
    'palette',
    'palet cat/palette',
    'mewarnai|melukis|lukis|seni rupa|menggambar|art|painting|pameran|galeri|gallery|cat|palette',
  ],
  ['music', 'not musik/notes', 'musik|music|konser|concert|band|pensi|pentas seni|festival|karaoke|not'],
  [
    'microphone',
    'mikrofon/microphone',
    'seminar|talkshow|talk show|podcast|workshop|pelatihan|training|stand up|pidato|mikrofon|microphone|sosialisasi|penyuluhan|conference|mc|radio',
  ],
  ['rosette', 'pita penghargaan/rosette', 'sertifikat|piagam|penghargaan|certificate|award|pemenang'],
  ['paw', 'jejak kaki/paw print', 'petshop|pet shop|pet|hewan|klinik hewan|grooming|anabul|jejak'],
  [
    'camera',
    'kamera/camera',
    'foto|fotografi|fotografer|photography|photo|photographer|studio foto|kamera|camera|videografi',
  ],
  ['phone', 'ponsel/phone', 'konter|pulsa|hp|handphone|smartphone|phone|gadget|aplikasi|ponsel'],
  ['car', 'mobil/car', 'mobil|rental mobil|car wash|car|travel|otomotif|showroom|taksi'],
  [
    'house',
    'rumah/house',
    'properti|property|real estate|kos|kost|kontrakan|perumahan|rumah|house|homestay|villa|arsitek|interior|rt|rw|rapat|karang taruna',
  ],
  [
    'tools',
    'palu/hammer',
    'bangunan|tukang|kontraktor|construction|meubel|mebel|furniture|palu|kayu|kerja bakti|gotong royong',
  ],
  ['scales', 'timbangan/scales', 'pengacara|hukum|notaris|advokat|law|lawyer'],
  [
    'flower',
    'bunga/flower',
    'bunga|florist|flower|flowers|floral|skincare|spa|kecantikan|beauty|kosmetik|terima kasih|thank you|mawar|rose|hari ibu|kartini|mother',
  ],
  ['leaf', 'daun/leaf', 'herbal|jamu|organik|organic|daun|leaf|lingkungan|alami|natural|sampah|kebersihan|eco|madu'],
  ['tree', 'pohon/tree', 'pohon|penghijauan|tanam|kebun|taman|garden|tree|reboisasi|hutan|tani|pertanian'],
  [
    'bag',
    'tas belanja/shopping bag',
    'toko|shop|store|olshop|jualan|bazar|bazaar|market|minimarket|belanja|kelontong|sembako|grosir|koperasi|umkm|tas',
  ],
  [
    'heart',
    'hati/heart',
    'cinta|love|valentine|kasih|hati|heart|charity|santunan|bakti sosial|baksos|donasi|yatim|sosial|sayang|natal|christmas|paskah',
  ],
  [
    'megaphone',
    'pengeras suara/megaphone',
    'pengumuman|lowongan|rekrutmen|recruitment|oprec|pendaftaran|penerimaan|kampanye|anti|stop|info|megaphone|toa',
  ],
  ['star', 'bintang/star', 'bintang|star'],
] as const;

export type EmblemName = (typeof RULES)[number][0];

/** An emblem that words call for. */
export interface EmblemWord {
  name: EmblemName;
  /** Indonesian/English. */
  called: string;
  /** As typed. */
  word: string;
}

const PATTERNS = RULES.map(([name, called, words]) => ({
  name,
  called,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?:nya)?(?![\\p{L}\\p{N}])`, 'iu'),
}));

/** Words for an occasion or a business of any kind: what else is said tells more. */
const OF_ANY_KIND =
  /^(?:lomba|turnamen|kompetisi|seminar|webinar|workshop|pelatihan|training|kursus|les|sekolah|kelas|angkatan|toko|shop|store|warung|resto|restoran|restaurant|makanan|food|menu|pesta|party|rt|rw|rumah|house|sertifikat|piagam|certificate|studio|festival|pameran|bazar|service|servis|mama|masjid|ulang tahun|sd|smp|sma|smk)$/iu;

/** The emblem of what a text says most of: a phrase rather than a word, and of equals the first. */
export function emblemIn(text: string): EmblemWord | null {
  return (
    PATTERNS.flatMap(({ name, called, pattern }) => {
      const found = pattern.exec(text);
      return found ? [{ name, called, word: found[0], at: found.index }] : [];
    }).toSorted((a, b) => weightOf(b.word) - weightOf(a.word) || a.at - b.at)[0] ?? null
  );
}

const weightOf = (word: string): number => (OF_ANY_KIND.test(word) ? 0 : word.split(' ').length);
