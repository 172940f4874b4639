import type { VenueName } from '../../scenes/venue/venueKinds.ts';

/** Words for each place out of doors that people made, Indonesian and English, and what it is called. */
export const VENUE_WORDS: Record<VenueName, readonly [called: string, words: string]> = {
  stadium: [
    'stadion/stadium',
    'stadion|stadion bola|stadion sepak bola|stadium|football stadium|soccer stadium|gelora bung karno|gbk|jis',
  ],
  pitch: [
    'lapangan bola/football pitch',
    'lapangan bola|lapangan sepak bola|lapangan futsal|football field|soccer field|football pitch',
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
  alley: [
    'gang kampung/village lane',
    'gang kampung|gang sempit|gang kecil|gang kampung sempit|gang|kampung kota|alley|alleyway|narrow alley',
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
};

/** Weight of a venue among the places that a prompt names. */
export const VENUE_WEIGHT = 0.5;
