import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages.ts';

const words = (text: string) => new Set(text.split(' '));

/** Words that tell the two languages apart: grammar first, then what prompts are about. */
const INDONESIAN = words(
  'di ke dari dan atau yang dengan untuk pada dalam oleh itu ini ada adalah sebuah seekor seorang para sedang akan saat ketika seperti tanpa sambil buat bikin jadikan ubah ganti hapus tambahkan ' +
    'pantai gunung laut hutan kota sawah langit malam pagi siang sore senja hujan salju kabut awan matahari bulan bintang bunga pohon kucing anjing burung orang anak wanita pria perahu kapal rumah jalan mobil kereta ' +
    'merah biru hijau kuning putih hitam ungu emas indah besar kecil tenang cerah gelap terbang berjalan berlari warna gambar pemandangan kamera desa danau sungai air terjun makanan kopi produk angkasa pulau bukit gurun padi bambu karang abstrak naga robot candi pasar masjid senyum wajah latar',
);
const ENGLISH = words(
  'a an the of in on at to from by with and or for as is are was be this that it its his her their into over under near behind while during without make create turn change remove add ' +
    'beach mountain sea ocean forest city field sky night morning day evening sunset sunrise rain snow fog mist cloud clouds sun moon star stars flower flowers tree trees cat dog bird birds person people child woman man boat ship house road street car train ' +
    'red blue green yellow white black purple gold golden beautiful big small calm bright dark flying walking running colour color picture landscape camera village lake river waterfall food coffee product space island hill desert rice bamboo reef abstract dragon temple market mosque smile face background planet galaxy underwater drone shot aerial style',
);

/** The language a prompt is written in; one that shows neither is taken for the product's own. */
export function detectLanguage(prompt: string): Language {
  let balance = 0;
  for (const [word] of prompt.toLocaleLowerCase('id').matchAll(/\p{L}+/gu)) {
    if (INDONESIAN.has(word)) balance += 1;
    else if (ENGLISH.has(word)) balance -= 1;
    else if (/^(?:me[mn]|ber|ter|peng?)\p{L}{3,}|\p{L}{3,}(?:nya|kan)$/u.test(word)) balance += 0.5;
    else if (/\p{L}{3,}(?:ing|ed|ly|ness|tion)$/u.test(word)) balance -= 0.5;
  }
  if (balance === 0) return DEFAULT_LANGUAGE;
  return balance > 0 ? 'id' : 'en';
}
