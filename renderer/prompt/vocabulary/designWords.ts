import type { DesignDress, DesignKind, DesignTint } from '../design.ts';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** How a design is asked for before its name. */
export const ASKING =
  /^(?:(?:tolong|coba|please|pls|plis|buat(?:kan|in)?|bikin(?:kan|in)?|bantu|minta|create|make|generate|design|desain(?:kan|in|nya)?|rancang(?:kan|in)?|draw|template|contoh|gambar|foto|a|an|the|me|my|sebuah|saya|aku|gue|mau|ingin|pengen|butuh|need|i)\s+)+/iu;

/** The pieces of print that are designs by themselves, by how a prompt names them. */
export const DESIGN_NAMES: readonly (readonly [DesignKind, string, RegExp])[] = [
  [
    'card',
    'kartu ucapan/greeting card',
    /^(?:kartu\s+ucapan|greeting\s+card|kartu(?=\s+(?:lebaran|natal|ulang tahun|ultah|valentine|idul|terima kasih|hari ibu))|(?=(?:birthday|thank[- ]you|christmas|eid|valentine(?:'s)?)\s+card))/iu,
  ],
  ['businessCard', 'kartu nama/business card', /^(?:kartu\s+nama|business\s+card)/iu],
  [
    'invitation',
    'undangan/invitation',
    /^(?:(?:e-?card|kartu)\s+undangan|undangan|invitation(?:\s+card)?|invite|save\s+the\s+date)(?:\s+(?:digital|online))?/iu,
  ],
  ['certificate', 'sertifikat/certificate', /^(?:e-?)?(?:sertifikat|certificate|piagam(?:\s+penghargaan)?)/iu],
  [
    'menu',
    'daftar menu/menu',
    /^(?:(?:daftar|buku|papan|kartu|list)\s+menu|menu\s+(?:board|list)|menu(?=\s+(?:warung|warteg|kafe|cafe|café|kedai|resto|restoran|rumah makan|kantin|angkringan|coffee|catering)(?!\p{L}))|menu(?=\s+(?:for|of)\s+))/iu,
  ],
  [
    'label',
    'label kemasan/label',
    /^(?:(?:stiker|sticker)\s+label(?:\s+(?:kemasan|produk))?|label\s+(?:kemasan|produk)|(?:stiker|sticker)\s+(?:kemasan|produk)|(?:packaging|product)\s+label)/iu,
  ],
  ['logo', 'logo/logo', /^logo/iu],
  ['banner', 'spanduk/banner', /^(?:banner|spanduk|baliho)/iu],
  ['poster', 'poster/poster', /^(?:poster|flyer|flier|pamflet|brosur|selebaran)/iu],
];

/** Pieces that an English prompt names after what they are for: "a coffee shop logo". */
export const NAMED_LAST =
  /^((?:[\p{L}’'&-]+\s+){1,4})(logo|invitation(?:\s+card)?|business\s+card|certificate|menu|flyer|poster|banner)(?=$|[\s,.:])/iu;

/** What posters announce, beside sales. */
export const EVENTS = whole(
  'pengajian|kajian|tabligh|tablig|ceramah|maulid|isra|nuzulul|halal bihalal|bukber|buka (?:puasa )?bersama|santunan|tahlil(?:an)?|yasinan|istighosah|manasik|donor darah|blood drive|seminar|webinar|workshop|pelatihan|training|talk ?show|bimtek|diklat|kursus|bimbel|les|lomba|turnamen|kejuaraan|kompetisi|class ?meeting|olimpiade|jalan sehat|fun run|charity run|senam|17 ?agustus(?:an)?|agustusan|hut ri|kerja bakti|gotong royong|bakti sosial|baksos|sosialisasi|penyuluhan|posyandu|imunisasi|vaksin(?:asi)?|khitanan massal|bazar|bazaar|pameran|pentas seni|nobar|nonton bareng|reuni|rapat|musyawarah|wisuda|perpisahan|open house|open recruitment|oprec|pendaftaran|ppdb|spmb|penerimaan|kampanye|charity|conference|meetup|fundraising|hackathon|competition|tournament|pengumuman',
);

/** Businesses that a banner may stand before. */
export const SHOPS =
  /^(?:(?:buat|untuk|utk|bwt|for|a|an|the|my|usaha|jualan)\s+)*(?:warung|warteg|toko|kedai|kafe|cafe|café|resto|restoran|rumah makan|laundry|bengkel|salon|barbershop|depot|catering|katering|angkringan|bakery|apotek|klinik|konter|petshop|rental|jasa|bimbel|les|kost?|sablon|percetakan|shop|bakso|pecel|ayam|nasi|es|sate|coffee shop)(?!\p{L})/iu;

/** Occasions of invitations and cards, and how their pages are dressed. */
export const OCCASIONS: readonly (readonly [DesignDress, RegExp])[] = [
  [
    'paper',
    whole(
      '(?:resepsi |akad )?(?:pernikahan|nikah(?:an)?)|resepsi|kawinan|wedding|engagement|lamaran|tunangan|pertunangan|ngunduh mantu|anniversary',
    ),
  ],
  ['feast', whole('ulang tahun|ultah|birthday(?: party)?|sweet seventeen|baby shower|gender reveal|pesta|party')],
  [
    'arch',
    whole(
      'walimatul? (?:ursy|khitan|safar|ursh)|walimah|aqiqah|akikah|khitan(?:an)?|sunat(?:an)?|tahlil(?:an)?|yasinan|pengajian|syukuran|tasyakuran|buka (?:puasa )?bersama|bukber|halal bihalal|maulid(?: nabi)?|isra mi.?raj|selamatan|slametan|kenduri|lebaran|idul fitri|idul adha|ramadh?an|eid(?: mubarak)?|kajian|tabligh akbar',
    ),
  ],
  [
    'formal',
    whole(
      'rapat|reuni|wisuda|perpisahan|grand opening|peresmian|gathering|graduation|seminar|natal|christmas|valentine|terima kasih|thank you|hari ibu|hari guru|belasungkawa|duka cita|kelulusan|get well soon|congratulations?',
    ),
  ],
];

/** The text of a card for an occasion that is named rather than wished. */
export const WISHES: readonly (readonly [RegExp, string])[] = [
  [/terima kasih/iu, 'Terima Kasih'],
  [/thank[- ]you/iu, 'Thank You'],
  [/belasungkawa|duka cita/iu, 'Turut Berduka Cita'],
  [/birthday/iu, 'Happy Birthday'],
  [/christmas/iu, 'Merry Christmas'],
  [/eid/iu, 'Eid Mubarak'],
  [/valentine/iu, 'Happy Valentine’s Day'],
  [/anniversary/iu, 'Happy Anniversary'],
  [/get well soon/iu, 'Get Well Soon'],
  [/congratulations?/iu, 'Congratulations'],
  [/ultah|ulang tahun/iu, 'Selamat Ulang Tahun'],
];

const MONTHS =
  'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|january|february|march|may|june|july|august|october|december|jan|feb|mar|apr|jun|jul|agu|agt|sept?|okt|oct|nov|des|dec';
const DAYS =
  "senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad|monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const YEAR = String.raw`(?:,?\s+20\d\d)?`;

/** What a page says in small print, by the words that a prompt says it with. The first group is what is written. */
export const FIELDS = {
  date: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:pada|on|hari|tanggal|tgl)\\s+)*((?:(?:${DAYS}),?\\s+)?(?:(?:tanggal|tgl)\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s*[-–]\\s*\\d{1,2})?\\s+(?:${MONTHS})${YEAR}|(?:(?:${DAYS}),?\\s+)?(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?${YEAR}|(?:${DAYS})(?:\\s+(?:pagi|siang|sore|malam|depan|wage|kliwon|legi|pon|pahing))?|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  time: /(?<![\p{L}\p{N}])((?:(?:jam|pukul|pkl\.?|at)\s+)\d{1,2}(?:[.:]\d{2})?(?:\s*(?:[-–]|s\/d|sd|sampai)\s*(?:\d{1,2}(?:[.:]\d{2})?|selesai))?(?:\s*(?:pagi|siang|sore|malam|wib|wita|wit|am|pm))*|\d{1,2}[.:]\d{2}(?:\s*(?:[-–]|s\/d)\s*(?:\d{1,2}[.:]\d{2}|selesai))?(?:\s*(?:wib|wita|wit|am|pm))?|\d{1,2}\s?(?:am|pm)|ba.?da (?:subuh|dzuhur|zuhur|ashar|maghrib|magrib|isya))(?![\p{L}\p{N}])/iu,
  contact:
    /(?<![\p{L}\p{N}])((?:(?:wa|whatsapp|hp|telp|cp|info)[:.]?\s*)?(?:\+62|62|0)8[\d -]{7,13}\d|(?:ig[:.]?\s*)?@[\w.]{3,30})/iu,
} as const;

/** "17 agustus" names a feast unless it is a date among others. */
export const NATIONAL_DAY = /^17\s+agustus$/iu;

export const PLACE =
  /(?<![\p{L}\p{N}])(?:bertempat di|berlokasi di|lokasi(?:nya)?(?: di)?|tempat(?:nya)?(?: di)?|alamat|di|at)\s+(?=[\p{L}\p{N}])/iu;

/** Prices of a menu: "nasi goreng 15rb". */
export const ITEM =
  /^(?:dan\s+|and\s+)?([\p{L}][\p{L}\s’'&/-]*?)\s*(?:=|-|:|@)?\s*((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt)?)$/iu;

/** What is free or what it costs to come. */
export const BADGE = whole(
  'gratis|free(?: entry)?|terbuka untuk umum|htm (?:rp\\.?\\s?)?[\\d.]+\\s?(?:rb|ribu|k)?|(?:biaya|tiket) (?:rp\\.?\\s?)?[\\d.]+\\s?(?:rb|ribu|k)?',
);

/** Colours of a page. */
export const TINTS: readonly (readonly [DesignTint, string, RegExp])[] = [
  ['teal', 'toska/teal', whole('toska|tosca|teal|turquoise')],
  ['pink', 'merah muda/pink', whole('pink|merah muda|dusty pink|blush')],
  ['gold', 'emas/gold', whole('emas|gold|golden|keemasan')],
  ['green', 'hijau/green', whole('hijau|ijo|green|sage|olive|army')],
  ['blue', 'biru/blue', whole('biru|blue|navy')],
  ['red', 'merah/red', whole('merah|red|maroon|marun')],
  ['purple', 'ungu/purple', whole('ungu|purple|lilac|lavender|violet')],
  ['orange', 'oranye/orange', whole('oranye|oren|jingga|orange')],
  ['yellow', 'kuning/yellow', whole('kuning|yellow')],
  ['brown', 'cokelat/brown', whole('cokelat|coklat|brown')],
  ['black', 'hitam/black', whole('hitam|item|black')],
  ['white', 'putih/white', whole('putih|white')],
  ['pastel', 'pastel/pastel', whole('pastel')],
  ['neon', 'neon/neon', whole('neon')],
];

/** Looks that a page has, or is given. */
export const LOOKS: readonly (readonly [string, RegExp])[] = [
  ['gaya minimalis/minimalist look', whole('minimalist?|minimal|simpel|simple|sederhana|polos|clean')],
];

/** Words that begin what is said about a page, and is not written on it. */
export const ABOUT_THE_PAGE =
  /(?<![\p{L}\p{N}])(?:yang|yg|dengan|dgn|dg|pakai|pake|with|using|biar|supaya|agar|ada|serta|bergambar|gambar(?:nya)?|ikon|icon|lambang|siluet|bentuk|kepala|maskot|ilustrasi|illustration|picture of|bertema|tema(?:nya)?|theme|themed|latar|background|bg|warna(?:nya)?|berwarna|bernuansa|nuansa|bergaya|gaya|style|motif|bingkai|frame|border|hiasan|ornamen|featuring|in (?=(?:a )?(?:\p{L}+ )?(?:and \p{L}+ )?(?:style|colou?rs?)))(?![\p{L}\p{N}])/iu;
