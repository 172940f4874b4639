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
  cliff: [
    'tepi tebing/cliff',
    'di tebing|tepi tebing|ujung tebing|bibir tebing|puncak tebing|atas tebing|cliff edge|edge of a cliff|edge of the cliff|on a cliff|on the cliff|clifftop|cliff top',
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
    'halaman sekolah|depan sekolah|gerbang sekolah|in front of a school|in front of the school|outside the school|school gate|lapangan sekolah|lapangan basket sekolah|lapangan voli sekolah|lapangan upacara|schoolyard|school yard|school court|school field|school playground|school basketball court',
  ],
  campus: [
    'kampus/campus',
    'kampus|halaman kampus|depan kampus|tangga kampus|lapangan kampus|taman kampus|universitas|campus|university|university campus|college campus|on campus',
  ],
  buildingSite: [
    'proyek bangunan/building site',
    'proyek|proyek bangunan|lokasi proyek|proyek konstruksi|lokasi konstruksi|area konstruksi|proyek gedung|bangunan setengah jadi|building site|construction site|construction project',
  ],
  parkingLot: [
    'tempat parkir/parking lot',
    'parkiran|tempat parkir|area parkir|lahan parkir|parkiran mall|parkiran motor|parkiran mobil|parking lot|car park|parking area',
  ],
  riverbank: [
    'tepi sungai/river bank',
    'pinggir sungai|tepi sungai|pinggir kali|tepi kali|bantaran sungai|bantaran kali|riverbank|river bank|riverside|by the river|beside the river|along the river',
  ],
  shopFront: [
    'depan toko/front of shops',
    'depan toko|depan minimarket|depan indomaret|depan alfamart|depan indomart|depan ruko|emperan toko|teras toko|teras minimarket|teras indomaret|parkiran indomaret|parkiran minimarket|in front of a shop|in front of a store|in front of a convenience store|outside a convenience store|outside a shop|storefront|shopfront',
  ],
  shopStreet: [
    'jalan pertokoan/shopping street',
    'jalan pertokoan|deretan ruko|deretan toko|pertokoan|shopping street|row of shops|high street',
  ],
  traditionalMarket: [
    'pasar tradisional/traditional market',
    'pasar|pasar tradisional|pasar pagi|pasar subuh|pasar sayur|pasar basah|pasar induk|pasar desa|pasar kampung|market|traditional market|wet market|farmers market|vegetable market|morning market|local market',
  ],
  busStop: ['halte bus/bus stop', 'halte|halte bus|halte bis|halte busway|bus stop|bus shelter'],
  busTerminal: ['terminal bus/bus terminal', 'terminal|terminal bus|terminal bis|bus terminal|bus station'],
  cityPark: ['taman kota/city park', 'taman kota|alun alun|alun alun kota|city park|town square|public park'],
  park: [
    'taman/park',
    'taman|taman hijau|taman kampung|taman kompleks|taman komplek|bangku taman|kursi taman|park|parks|a park|park bench|a park bench|bench in the park',
  ],
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
    'jalan desa|nyebrang jalan desa|menyeberang jalan desa|nyeberang jalan desa|menyeberangi jalan desa|crossing a village road|crossing a country road|keliling kampung|keliling desa|keliling dusun|muter kampung|muterin kampung|around the village|jalan pedesaan|jalan di desa|jalan dusun|jalanan desa|jalan kecil di desa|village road|country road|rural road|countryside road',
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
    'kandang|kandang bambu|kandang kayu|kandang sapi|kandang ayam|kandang kambing|kandang domba|kandang bebek|kandang kuda|peternakan|peternakan sapi|peternakan ayam|peternakan kambing|barn|cowshed|cow shed|chicken coop|goat pen|stable|farm|cattle farm|chicken farm|farmyard',
  ],
  homeYard: [
    'halaman rumah/yard of a house',
    'halaman rumah|halaman depan rumah|halaman depan|halaman belakang|halaman belakang rumah|pekarangan|pekarangan rumah|halaman kampung|halaman desa|village yard|backyard|back yard|front yard|frontyard|yard',
  ],
  funfair: [
    'pasar malam dengan wahana/funfair with stalls and rides',
    'taman hiburan|pesta rakyat|pasar rakyat|karnaval|carnival|wahana|wahana permainan|wahana pasar malam|pasar malam rakyat|taman ria|dufan|theme park|amusement park|funfair|fun fair|fairground|bianglala|ferris wheel|kincir raksasa|komidi putar|carousel',
  ],
  balineseTemple: [
    'pura Bali/Balinese temple',
    'pura|pura bali|halaman pura|pelataran pura|depan pura|candi bentar|balinese temple|bali temple|hindu balinese temple|pura besakih|besakih|pura lempuyang|lempuyang|gerbang pura|gapura bali|balinese gate|split gate',
  ],
  ancientCity: [
    'kota candi kuno/ancient temple town',
    'kota kuno|kota purba|kota majapahit|kerajaan kuno|kerajaan majapahit|majapahit|peradaban kuno|reruntuhan kuno|reruntuhan candi|komplek candi|kompleks candi|ancient city|ancient town|ancient kingdom|ancient temple|ancient ruins|lost city|temple ruins|angkor wat',
  ],
  crystalCave: [
    'gua kristal/crystal cave',
    'gua|goa|gua kristal|gua ajaib|dalam gua|gua bercahaya|cave|cavern|crystal cave|inside a cave|magic cave|grotto|glowing cave',
  ],
  mountainRoad: [
    'jalan pegunungan/mountain road',
    'jalan pegunungan|jalan gunung|jalan pegunungan berkelok|jalan berkelok|jalanan pegunungan|mountain road|mountain pass|winding road|jalan lintas gunung|jalur pegunungan',
  ],
  coastRoad: [
    'jalan tepi laut/coast road',
    'jalan tepi laut|jalan tepi pantai|jalan pinggir pantai|jalan pinggir laut|jalan pesisir|coast road|coastal road|seaside road|coastal highway',
  ],
  forestRoad: ['jalan hutan/forest road', 'jalan hutan|jalan di hutan|forest road|road through the forest|jungle road'],
  ropeBridge: [
    'jembatan gantung di hutan/rope bridge in a wood',
    'jembatan gantung|di jembatan gantung|atas jembatan gantung|melintasi jembatan gantung|menyeberangi jembatan gantung|jembatan tali|jembatan gantung kayu|jembatan kayu gantung|rope bridge|hanging bridge|wooden suspension bridge',
  ],
  ruinedCity: [
    'kota hancur/ruined city',
    'kota hancur|kota mati|kota reruntuhan|reruntuhan kota|kota pasca kiamat|pasca kiamat|kiamat|post apocalyptic|post apocalyptic city|apocalypse|apocalyptic city|ruined city|destroyed city|abandoned city|kota terbengkalai',
  ],
};

/** Of most venues. */
const VENUE_WEIGHT = 0.5;
/** Places that are found anywhere, for which another word says more: "bunga mawar di taman". */
const WEAK: ReadonlySet<string> = new Set(['park', 'field', 'garden', 'pen', 'homeYard']);
const WEAK_WEIGHT = -2.5;
/** A fair is named by its wheel, too, which may stand on a beach; a ruin stands in any city. */
const OWN_WEIGHTS: Readonly<Record<string, number>> = {
  funfair: -1.9,
  ruinedCity: 1.2,
  ropeBridge: 1.2,
  ancientCity: 1,
};

/** Whether a venue gives way to any other that a prompt names: "lapangan dengan komidi putar" is a fair. */
export const isWeakVenue = (name: string): boolean => WEAK.has(name);

/** The weight of a venue among the places that a prompt names. */
export const venueWeight = (name: string): number => OWN_WEIGHTS[name] ?? (WEAK.has(name) ? WEAK_WEIGHT : VENUE_WEIGHT);
