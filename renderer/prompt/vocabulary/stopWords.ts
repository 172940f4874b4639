/**
 * Words that carry no picture of their own: grammar, and the way people ask for a clip.
 * They are never reported as having had no effect.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  // Indonesian grammar
  (
    'di ke dari dan atau yang dengan untuk pada dalam oleh itu ini ada adalah sebuah seekor sebatang seorang sebuah suatu para si sang sebungkus segelas sepiring semangkuk sebotol sekotak secangkir akan sedang telah sudah ' +
    'masih isi bg bgnya backgroundnya latar backdrop diatas didalam didepan disamping dibawah dibelakang diluar didekat lagi juga serta agar supaya seperti bagai bagaikan sesuatu saat ketika waktu sambil antara atas bawah depan belakang samping tengah sekitar luar ' +
    'diguyur diambil difoto bergambar kelihatan keliatan ditengah dipinggir ditepi didepannya depannya belakangnya sampingnya atasnya bawahnya next bisa dapat harus sangat amat paling lebih kurang hanya saja pun nya ia dia mereka kami kita aku saya kamu anda semua setiap beberapa banyak satu ekor ' +
    'lalu kemudian setelah sebelum sesudah selama sampai hingga bareng sama dgn dg utk untk dlm dr yg dpn jd jdi sm tp tapi thn bgt banget biar dong donk deh sih nih yaa gan kak min plis pls karena krn jg lg aja aj pake pakai pk dipake dipakai pengen pengin pingin kepengen gitu gini gambarnya fotonya videonya kayak kaya kyk bikinin buatin tolongin ' +
    // Forms of address, slang and exclamations
    'gue gua gw lo lu elo elu bro sis cuy guys gaes woi woy wkwk wkwkwk wkwkwkwk trs smua haha hahaha hehe hihi anjir anjay anjrit njir jir sialan kampret gila gilaa parah asli sumpah bet bgtt bnyk pas dikit sedikit ' +
    'jadi menjadi membuat buat buatkan buatlah bikin bikinkan tolong mohon coba ingin mau tampilkan tunjukkan gambarkan hasilkan berikan kasih minta harga ucapan kartu banner brosur flyer spanduk ' +
    'video klip clip gambar foto adegan cuplikan film animasi suasana latarnya tampak terlihat terdapat dipenuhi penuh berada terletak suatu sebagai ' +
    'teks tulisan bertuliskan bertulisan judul berjudul kata hari bergerak berada kamera shot pemandangan tepi pinggir arah sisi hamparan nuansa warna bernuansa berwarna gaya bergaya ala seni ' +
    // English grammar and request words
    'something someone anything indah cantik beautiful pretty nice a an the of in on at to from by with and or for as is are was be being been this that these those it its his her their our my your into onto over under above below ' +
    'behind beside between around through across along up down out off while during when where who which there here very so too more most much many some few all each ' +
    'one no not only just like than then also make made create generate show give want please draw render video clip image picture photo scene shot footage ' +
    'film animation view camera movement moving flying past full text title saying says written word background atmosphere mood style styled art artwork i me we you he she they him them us has have had do does color colors colour colours colored coloured'
  ).split(/\s+/u),
);

/** Words after which a thing is not wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'tanpa',
  'bukan',
  'without',
  'no',
  'tidak',
  'jangan',
  'jgn',
  'jngn',
  'gk',
  'tdk',
  'gak',
  'nggak',
  'enggak',
  'ga',
  'ngga',
  'nda',
]);

/** Counts. They are reported as not drawn, because only one of a thing is drawn. */
export const NUMBERS =
  /^(?:\d+|dua|tiga|empat|lima|enam|tujuh|delapan|sepuluh|two|three|four|five|six|seven|eight|ten)$/u;
