import type { SceneName } from '../scene.ts';

/**
 * Words that name a place, Indonesian and English. The number is added to the word's score:
 * weak words ("pohon", "trees", "danau") only decide when nothing stronger is said.
 */
export const SCENE_WORDS: readonly (readonly [SceneName, number, string])[] = [
  ['mountain', 0, 'gunung|pegunungan|puncak gunung|puncak|lereng|lereng gunung|mountain|mountains|mountain range|alps|alpen|himalaya|rinjani|semeru|jayawijaya|mount|summit|peak|ridge|pendakian|danau toba|lake toba|fjord'],
  ['mountain', -1.6, 'lembah|valley|highland|dataran tinggi|tebing|cliff|jurang'],
  ['mountain', -2.5, 'danau|telaga|situ|ranu|lake|lagoon danau|sungai|river|kali'],
  ['snow', 0.6, 'gunung salju|gunung bersalju|pegunungan bersalju|pegunungan salju|snowy mountain|snowy peak|snow mountain|snow capped mountain|kutub|kutub utara|kutub selatan|arktik|antartika|arctic|antarctica|tundra|gletser|glacier|everest|puncak jaya|negeri salju|winter landscape|eskimo|iceland|islandia|greenland'],
  ['snow', -2, 'musim dingin|winter|es abadi|gunung es|iceberg|wintry'],
  ['snow', -3.5, 'salju|bersalju|snow|snowy'],
  ['hills', 0, 'bukit|perbukitan|padang rumput|padang savana|savana|sabana|padang|meadow|hill|hillside|grassland|savanna|savannah|prairie|countryside|pedesaan|kebun teh|perkebunan teh|tea plantation|green valley|lapangan rumput|pasture|teletubbies|new zealand|selandia baru|dieng'],
  ['hills', -2.5, 'rumput|grass|desa|kampung|village|kebun|ladang|peternakan|farm|taman|park|dunia|pemandangan|landscape|scenery|alam|nature'],
  ['desert', 0, 'gurun|gurun pasir|padang pasir|desert|sahara|bukit pasir|sand dune|sand dunes|dune|dunes|gumuk pasir|parangkusumo|arab|arabia|oasis|mars surface|permukaan mars'],
  ['canyon', 0, 'ngarai|canyon|grand canyon|lembah batu|tebing merah|mesa|badlands|bryce|utah|ngarai sianok|green canyon|gorge'],
  ['islands', 0, 'pulau|kepulauan|island|archipelago|raja ampat|labuan bajo|pulau komodo|padar|halong|ha long|phi phi|gugusan pulau|teluk|bay|nusantara|misool|wayag|maladewa'],
  ['islands', -1.2, 'laut|lautan|samudra|samudera|ocean|sea|seascape'],
  ['beach', 0, 'pantai|pesisir|tepi laut|tepi pantai|pasir putih|beach|seaside|seashore|coast|coastline|shore|kuta|sanur|parangtritis|tropical beach|pinggir pantai|belitung|maldives|hawaii|tanah lot|uluwatu'],
  ['beach', -2.5, 'ombak|wave|waves|pasir|sand|kelapa|selancar|surfing|surf|tropis|tropical|bali|lombok|liburan|holiday|vacation|summer|musim panas|pelabuhan|harbor|harbour|dermaga|pier'],
  ['volcano', 1.2, 'gunung berapi|gunung api|volcano|kawah|crater|bromo|merapi|krakatau|kawah ijen|kelud|tambora|erupsi|eruption|gunung meletus|letusan|letusan gunung|gunung merapi|gunung bromo|vesuvius|fuji volcano'],
  ['volcano', -0.8, 'lava|magma|lahar|meletus|erupting|vulkanik|volcanic'],
  ['city', 0, 'kota|perkotaan|kota besar|metropolitan|gedung|gedung pencakar langit|pencakar langit|gedung tinggi|jakarta|surabaya|bandung|medan city|tokyo|new york|manhattan|singapura|singapore|shanghai|hong kong|dubai|seoul|london|city|cityscape|skyline|downtown|urban|skyscraper|metropolis|jalan raya|jalan kota|mall|sudirman|bundaran hi|cyberpunk city|kota masa depan|futuristic city'],
  ['city', 0, 'pasar malam|night market|pasar|pasar tradisional|market|bazar|bazaar|street food|kaki lima|kuliner malam|street market'],
  ['city', -1.5, 'cyberpunk|futuristik|futuristic|sci fi'],
  ['city', -3, 'jalan|jalanan|street|road|alley|gang|lalu lintas|traffic|building|bangunan|kantor|office|toko|lampu kota|city lights'],
  ['forest', 0, 'hutan|rimba|belantara|hutan pinus|hutan hujan|hutan tropis|hutan lebat|forest|woods|woodland|jungle|rainforest|pine forest|autumn forest|hutan ajaib|enchanted forest|hutan musim gugur|kalimantan|borneo|amazon|black forest'],
  ['forest', -2.5, 'musim gugur|autumn|fall foliage|pohon|pepohonan|tree|trees|pinus|cemara|pine|daun|leaf|leaves|foliage|jamur hutan'],
  ['sakura', 0.6, 'sakura|bunga sakura|pohon sakura|cherry blossom|cherry blossoms|hanami|musim semi jepang|plum blossom|bunga tabebuya|tabebuya'],
  ['sakura', -3, 'jepang|japan|kyoto|musim semi|spring|springtime'],
  ['bamboo', 0.4, 'bambu|hutan bambu|rumpun bambu|kebun bambu|bamboo|bamboo forest|bamboo grove|arashiyama|penglipuran'],
  ['flowers', 0, 'bunga|taman bunga|kebun bunga|ladang bunga|padang bunga|flower|flower field|flower garden|field of flowers|wildflowers|tulip|mawar|rose garden|bunga matahari|ladang bunga matahari|kebun bunga matahari|padang bunga matahari|taman bunga matahari|sunflower|sunflowers|sunflower field|sunflower fields|field of sunflowers|lavender|lavendel|melati|jasmine|anggrek|orchid|daisy|daisies|poppy|poppies|edelweis|edelweiss|kembang|peony|dandelion|keukenhof'],
  ['ricefield', 0.6, 'sawah|terasering|sawah terasering|sawah berundak|persawahan|sawah hijau|padi|hamparan padi|rice field|ricefield|rice fields|rice paddy|paddy|paddy field|rice terrace|rice terraces|terraced field|terraces|tegalalang|tegallalang|jatiluwih|subak|ubud|panen padi'],
  ['ricefield', -2.5, 'panen|harvest|pertanian|agriculture|desa sawah|petani|farmer'],
  ['space', 0, 'luar angkasa|angkasa|antariksa|ruang angkasa|galaksi|nebula|planet|saturnus|jupiter|mars|venus|merkurius|neptunus|uranus|bumi dari luar angkasa|kosmos|tata surya|alam semesta|outer space|space|galaxy|saturn|universe|cosmos|cosmic|solar system|black hole|lubang hitam|supernova|stasiun luar angkasa|orbit bumi|earth from space|interstellar|asteroid|meteoroid'],
  ['space', 1.5, 'di bulan|di atas bulan|on the moon|permukaan bulan|lunar surface|surface of the moon'],
  ['space', -3.4, 'bintang bintang|stars and planets|roket|rocket|astronot|astronaut|satelit|satellite|bumi|earth|alien'],
  ['underwater', 0.6, 'bawah laut|dalam laut|dasar laut|di bawah air|bawah air|terumbu karang|terumbu|karang|koral|akuarium|underwater|under the sea|under water|coral reef|coral|reef|deep sea|seabed|ocean floor|bunaken|wakatobi|menyelam|diving|scuba|snorkeling|aquarium|sea bottom|laut dalam'],
  ['portrait', 3, 'potret|potret wajah|foto potret|portrait|headshot|close up wajah|wajah|face|selfie|foto profil|profile picture|pas foto|close up portrait|portrait photo|portrait photography'],
  ['pond', 1, 'ikan koi|koi|koi fish|koi pond|kolam ikan|kolam koi|ikan mas|kolam teratai|lotus pond|lily pond|bunga teratai'],
  ['pond', -2.2, 'kolam|pond|teratai|lotus|water lily'],
  ['table', 0.4, 'kopi|es kopi|kopi susu|es kopi susu|secangkir kopi|coffee|cup of coffee|latte|cappuccino|espresso|iced coffee|teh|es teh|es teh manis|secangkir teh|tea|iced tea|matcha|jus|es jeruk|juice|orange juice|minuman|drink|cocktail|mocktail|susu|milk|boba|es cendol|es campur|makanan|food|masakan|kuliner|culinary|nasi goreng|nasi|nasi uduk|nasi padang|nasi kuning|rendang|sate|fried rice|bakso|soto|mie|mie ayam|mie goreng|mi goreng|ramen|noodle|noodles|sup|soup|bubur|seblak|rawon|kue|kue ulang tahun|cake|birthday cake|cheesecake|roti|bread|donat|burger|hamburger|sandwich|es krim|ice cream|gelato|buah|buah buahan|fruit|fruits|apel|apple|mangga|jeruk|salad|gado gado|parfum|perfume|botol parfum|perfume bottle|botol|bottle|skincare|serum|kosmetik|cosmetics|lipstik|sabun|produk|foto produk|sepatu|sneakers|sneaker|sepatu sneakers|sepatu olahraga|shoe|shoes|running shoes|product|product shot|product photo|product photography|vas|vas bunga|vase|buku|tumpukan buku|book|books|perpustakaan|library|lilin|candle|candles|ruang tamu|kamar|kamar tidur|bedroom|living room|interior|ruangan|dapur|kitchen|sarapan|breakfast|warung kopi|kedai kopi|coffee shop|still life|alam benda'],
  ['table', -1, 'meja|meja kayu|meja marmer|table|wooden table|marble table|marmer|marble|jendela|window|kafe|cafe|restoran|restaurant|warung|ulang tahun|birthday|piring|plate|mangkuk|bowl|gelas|glass|cangkir|cup|dupa|studio foto'],
  ['hills', 0.8, 'kebun kopi|coffee plantation'],
  ['abstract', 0, 'abstrak|abstract|gelombang warna|cairan warna|tekstur|wallpaper|latar belakang abstrak|geometris|geometric|gradient|gradien|liquid|fluid|ink|tinta|fraktal|fractal|aliran warna|color flow|silk|sutra|hologram|batik|motif batik|kain batik|mega mendung|megamendung|kawung|parang|kain|plasma|psikedelik|psychedelic'],
  ['abstract', -3, 'background|latar|pola|pattern|musik|music|energi|energy|cahaya abstrak'],
];

/** Where a subject is looked for when no place is named. */
export const SUBJECT_SCENES: Record<string, SceneName> = {
  penguin: 'snow', 'polar-bear': 'snow', snowman: 'snow', skier: 'snow', mammoth: 'snow',
  camel: 'desert', pyramid: 'desert', cactus: 'desert',
  tiger: 'forest', orangutan: 'forest', gorilla: 'forest', deer: 'forest', bear: 'forest', fox: 'forest', squirrel: 'forest', owl: 'forest', mushroom: 'forest', cabin: 'forest', rabbit: 'flowers', butterfly: 'flowers', hummingbird: 'flowers',
  buffalo: 'ricefield', farmer: 'ricefield', scarecrow: 'ricefield', heron: 'ricefield', tractor: 'ricefield',
  bus: 'city', car: 'city', 'race-car': 'city', motorbike: 'city', scooter: 'city', robot: 'city', ninja: 'city', monas: 'city', 'street-light': 'city', skateboarder: 'city',
  torii: 'sakura', pagoda: 'sakura', warrior: 'bamboo',
  palm: 'beach', lighthouse: 'beach', seagull: 'beach', umbrella: 'beach', moai: 'hills',
  raptor: 'canyon', dinosaur: 'volcano', pterodactyl: 'volcano', dragon: 'mountain', eagle: 'mountain', hiker: 'mountain',
  lotus: 'pond', swan: 'mountain', canoe: 'mountain', pinisi: 'islands',
};
