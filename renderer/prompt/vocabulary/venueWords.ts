import type { VenueName } from '../../scenes/venue/venueKinds.ts';

/** Words for each place out of doors that people made, Indonesian and English, and what it is called. */
export const VENUE_WORDS: Record<VenueName, readonly [called: string, words: string]> = {
  stadium: [
    'stadion/stadium',
    'stadion|stadion bola|stadion sepak bola|stadium|football stadium|soccer stadium|gelora bung karno|gbk|jis',
  ],
  pitch: [
    'lapangan bola/football pitch',
    'lapangan bola|lapangan sepak bola|football field|soccer field|football pitch',
  ],
  circuit: [
    'sirkuit balap/race track',
    'sirkuit|sirkuit balap|sirkuit mandalika|lintasan balap|arena balap|race track|racetrack|racing circuit|circuit|racing track|on a track',
  ],
  playground: ['taman bermain/playground', 'taman bermain|taman kanak kanak|playground'],
  pool: ['kolam renang/swimming pool', 'kolam renang|kolam berenang|swimming pool|poolside|waterpark|waterboom'],
  motorway: ['jalan tol/motorway', 'jalan tol|tol|highway|motorway|freeway|expressway|toll road|jalan bebas hambatan'],
  housing: [
    'perumahan/housing estate',
    'perumahan|komplek perumahan|kompleks perumahan|komplek|kompleks|rumah cluster|suburb|suburban street|neighborhood|neighbourhood|housing estate',
  ],
  oldTown: [
    'jalan kota tua/old town street',
    'kota tua|kota lama|kota tua jakarta|kota lama semarang|kawasan kota tua|malioboro|jalan malioboro|jalan braga|braga|pecinan|old town|old city|old town street|colonial street',
  ],
  summit: [
    'puncak gunung/mountain top',
    'puncak gunung|mountain top|mountaintop|summit|top of a mountain|top of the mountain|mountain summit|mountain peak',
  ],
  alley: [
    'gang kampung/village lane',
    'gang kampung|gang sempit|gang kecil|gang kampung sempit|gang|jalan kampung|kampung kota|alley|alleyway|narrow alley',
  ],
  zoo: ['kebun binatang/zoo', 'kebun binatang|bonbin|taman safari|zoo'],
  jetty: ['dermaga/jetty', 'dermaga|dermaga kayu|jetty|pier|wooden pier|dock'],
  rooftop: ['rooftop/rooftop', 'rooftop|atap gedung|roof top|rooftop bar|rooftop kota'],
  schoolyard: [
    'halaman sekolah/schoolyard',
    'halaman sekolah|lapangan sekolah|lapangan upacara|schoolyard|school yard',
  ],
  busStop: ['halte bus/bus stop', 'halte|halte bus|halte bis|halte busway|bus stop|bus shelter'],
  busTerminal: ['terminal bus/bus terminal', 'terminal|terminal bus|terminal bis|bus terminal|bus station'],
  cityPark: ['taman kota/city park', 'taman kota|alun alun|alun alun kota|city park|town square|public park'],
  park: ['taman/park', 'taman|taman hijau|taman kampung|taman kompleks|taman komplek|park|parks|a park'],
  field: [
    'lapangan/field',
    'lapangan|lapangan kampung|lapangan desa|lapangan terbuka|tanah lapang|field|playing field|village field',
  ],
  garden: [
    'kebun/garden',
    'kebun|kebun sayur|kebun buah|kebun tomat|kebun apel|kebun jeruk|kebun belakang|ladang|ladang sayur|perkebunan|garden|vegetable garden|orchard|plantation',
  ],
  villageRoad: [
    'jalan desa/village road',
    'jalan desa|keliling kampung|keliling desa|keliling dusun|muter kampung|muterin kampung|around the village|jalan pedesaan|jalan di desa|jalan dusun|jalanan desa|jalan kecil di desa|village road|country road|rural road|countryside road',
  ],
  cornField: ['kebun jagung/cornfield', 'kebun jagung|ladang jagung|sawah jagung|corn field|cornfield|maize field'],
  chilliField: [
    'kebun cabai/chilli field',
    'kebun cabai|kebun cabe|ladang cabai|ladang cabe|kebun cabai merah|kebun cabe rawit|chili field|chilli field|chili farm',
  ],
  strawberryField: [
    'kebun stroberi/strawberry field',
    'kebun stroberi|kebun strawberry|ladang stroberi|strawberry field|strawberry farm',
  ],
  pen: [
    'kandang/animal pen',
    'kandang|kandang sapi|kandang ayam|kandang kambing|kandang domba|kandang bebek|kandang kuda|peternakan|peternakan sapi|peternakan ayam|peternakan kambing|barn|cowshed|cow shed|chicken coop|goat pen|stable|farm|cattle farm|chicken farm|farmyard',
  ],
  homeYard: [
    'halaman rumah/yard of a house',
    'halaman rumah|halaman depan rumah|halaman depan|halaman belakang|halaman belakang rumah|pekarangan|pekarangan rumah|backyard|back yard|front yard|frontyard|yard',
  ],
};

/** Weight of a venue among the places that a prompt names. */
const VENUE_WEIGHT = 0.5;
/** Places that are found anywhere, for which another word says more: "bunga mawar di taman". */
const WEAK: ReadonlySet<string> = new Set(['park', 'field', 'garden', 'pen', 'homeYard']);
const WEAK_WEIGHT = -2.5;

export const venueWeight = (name: string): number => (WEAK.has(name) ? WEAK_WEIGHT : VENUE_WEIGHT);
