import { SCENES, type SceneName, TERRAIN_SCENES, type TimeOfDay, WITH_LAKES } from '../../scene.ts';
import { DRESSING_WORDS, STAGING_WORDS } from './dressingWords.ts';
import { GROUND_WORDS } from './groundWords.ts';
import { POSE_RULES } from './poseWords.ts';
import { ROOM_STYLE_WORDS } from './roomStyleWords.ts';
import { ROOM_WORDS } from './roomWords.ts';
import { VEHICLE_ACTS } from './vehicleActs.ts';
import { VENUE_WORDS } from './venueWords.ts';
import { WARE_WORDS } from './wareWords.ts';

/** Scenes where sun, rainbow and fireworks are visible; cherry trees hide them. */
const WIDE_SKY: readonly SceneName[] = [...TERRAIN_SCENES, 'city', 'flowers', 'ricefield', 'venue'];
const OPEN_SKY: readonly SceneName[] = [...WIDE_SKY, 'sakura'];
const WOODS: readonly SceneName[] = ['forest', 'bamboo', 'sakura'];
const ALL: readonly SceneName[] = SCENES;
/** Where leaves may fall. */
const WINDY: readonly SceneName[] = ALL.filter((scene) => !['table', 'room', 'underwater', 'space'].includes(scene));
/** Where people stand in full. */
const WITH_ATTIRE: readonly SceneName[] = ALL.filter((scene) => scene !== 'portrait' && scene !== 'table');
/** Scenes with room to travel. */
const ROOMY: readonly SceneName[] = [...OPEN_SKY, 'forest', 'bamboo', 'space', 'underwater'];

/** Where what stands or swims is drawn in the air if it is said to fly. */
export const IN_THE_AIR: readonly SceneName[] = [...TERRAIN_SCENES, 'venue', 'forest', 'city'];

const OUT_OF_DOORS: readonly SceneName[] = [...OPEN_SKY, 'forest', 'bamboo'];
/** Where a bridge spans a valley: not in a street, nor on a lawn. */
const OVER_LAND: readonly SceneName[] = [...TERRAIN_SCENES, 'ricefield'];

/** A dark backdrop behind things; "gelap" alone means night. */
const DARK_BACKDROPS =
  'latar gelap|background gelap|latar hitam|background hitam|latar belakang gelap|latar belakang hitam|dark background|black background|dark backdrop';

const TEA =
  'kebun teh|perkebunan teh|hamparan teh|tea plantation|tea garden|tea field|tea fields|tea hills|tea terraces';

const DRAMATIC =
  'dramatis|dramatic|langit dramatis|awan dramatis|cahaya dramatis|pencahayaan dramatis|dramatic sky|dramatic clouds|dramatic light|dramatic lighting';

export interface DetailRule {
  name: string;
  /** The value that its words set. */
  value: number;
  /** Scenes that draw it; elsewhere the word is reported as having had no effect. */
  scenes: readonly SceneName[];
  words: string;
  /** Time of day it implies when the prompt names none. */
  impliesTime?: TimeOfDay;
}

/** Nouns and adjectives that set a parameter of the scene, Indonesian and English. */
export const DETAIL_RULES: readonly DetailRule[] = [
  {
    name: 'water',
    value: 1,
    scenes: WITH_LAKES,
    words:
      'danau|danau segara anak|segara anak|telaga|situ|ranu|sungai|kali|lake|river|fjord|oasis|laut|sea|ocean|teluk|bay|pantai|beach|pesisir|coast|air|water|refleksi|reflection|pantulan|danau toba|lake toba',
  },
  {
    name: 'pines',
    value: 1,
    scenes: ['mountain', 'snow', 'hills', 'volcano', 'canyon'],
    words:
      'pinus|cemara|pine|pines|pine tree|pine trees|conifer|hutan pinus|pine forest|pohon pinus|pohon cemara|spruce',
  },
  {
    name: 'trees',
    value: 1,
    scenes: ['mountain', 'hills', 'islands', 'volcano', 'canyon'],
    words: 'hutan|pohon|pepohonan|tree|trees|forest|woods|jungle|rimba|hutan tropis|rainforest|hijau subur|lush',
  },
  {
    name: 'palms',
    value: 1,
    scenes: ['beach', 'islands', 'desert'],
    words:
      'kelapa|coconut|coconut palm|coconut palms|pohon kelapa|nyiur|palem|pohon palem|palm|palm tree|palm trees|coconut tree|coconut trees|tropis|tropical|oasis',
  },
  { name: 'teaRows', value: 1, scenes: ['hills'], words: TEA },
  {
    name: 'waves',
    value: 1,
    scenes: ['beach'],
    words: 'ombak|gelombang|wave|waves|surf|debur ombak',
  },
  {
    name: 'whiteSand',
    value: 1,
    scenes: ['beach'],
    impliesTime: 'day',
    words: 'pasir putih|white sand|white sands',
  },
  {
    name: 'clearWater',
    value: 1,
    scenes: ['beach', 'islands'],
    impliesTime: 'day',
    words:
      'air jernih|air biru|air biru jernih|air jernih biru|air laut jernih|laut jernih|laut biru jernih|clear water|clear blue water|crystal clear water|turquoise water',
  },
  {
    name: 'calm',
    value: 1,
    scenes: TERRAIN_SCENES.filter((scene) => scene !== 'volcano'),
    words:
      'tenang|damai|teduh|adem|hati adem|sejuk|healing|menenangkan|menenangkan hati|relaksasi|relaxing|soothing|calm|peaceful|serene|still water|tranquil|hening',
  },
  {
    name: 'cloudSea',
    value: 1,
    scenes: ['mountain', 'snow', 'hills', 'volcano', 'canyon'],
    words:
      'lautan awan|lautan kabut|negeri di atas awan|di atas awan|sea of clouds|sea of fog|sea of mist|above the clouds|samudra awan|lembah berkabut|misty valley',
  },
  {
    name: 'lava',
    value: 1,
    scenes: ['volcano'],
    words: 'lava|api|magma|lahar|erupsi|eruption|meletus|erupting|letusan|gunung meletus|letusan gunung|lava mengalir',
  },
  { name: 'blueFire', value: 1, scenes: ['volcano'], impliesTime: 'night', words: 'api biru|blue fire|blue flames' },
  { name: 'smoke', value: 1, scenes: ['volcano'], words: 'asap|smoke|berasap|abu vulkanik|ash|kepulan asap' },
  { name: 'embers', value: 1, scenes: ALL, words: 'bara|percikan api|bara api|embers|sparks' },
  {
    name: 'high',
    value: 1,
    scenes: TERRAIN_SCENES,
    words:
      'drone|drone shot|aerial|aerial view|dari atas|dari udara|bird eye view|birds eye view|dari ketinggian|ketinggian|from above',
  },
  { name: 'wideSky', value: 1, scenes: TERRAIN_SCENES, words: 'langit|langit luas|sky|big sky|wide sky' },
  {
    name: 'blueSky',
    value: 1,
    scenes: OPEN_SKY,
    words: 'langit biru|langit biru muda|langit biru cerah|blue sky|blue skies',
    impliesTime: 'day',
  },
  { name: 'bigSun', value: 1, scenes: WIDE_SKY, words: 'matahari|mentari|sun|matahari besar|big sun|surya' },
  {
    name: 'bigSun',
    value: 1,
    // Between the trees of a forest, too, where the sun is only a light.
    scenes: [...WIDE_SKY, 'forest'],
    impliesTime: 'night',
    words: 'bulan|bulan purnama|purnama|moon|full moon|supermoon|bulan besar|big moon|rembulan',
  },
  {
    name: 'starry',
    value: 1,
    scenes: OPEN_SKY,
    impliesTime: 'night',
    words:
      'bintang|bintang bintang|berbintang|langit berbintang|langit penuh bintang|langit bertabur bintang|bertabur bintang|taburan bintang|star|stars|starry|starry sky|starlight',
  },
  {
    name: 'milkyWay',
    value: 1,
    scenes: OPEN_SKY,
    impliesTime: 'night',
    words: 'bima sakti|milky way|milkyway|galaksi bima sakti',
  },
  {
    name: 'meteors',
    value: 1,
    scenes: OPEN_SKY,
    impliesTime: 'night',
    words: 'meteor|bintang jatuh|hujan meteor|shooting star|shooting stars|meteor shower|komet|comet',
  },
  {
    name: 'fireworks',
    value: 1,
    scenes: WIDE_SKY,
    impliesTime: 'night',
    words: 'kembang api|bunga api|fireworks|firework|petasan|tahun baru|taun baru|malam tahun baru|new year',
  },
  { name: 'rainbow', value: 1, scenes: [...WIDE_SKY, 'forest', 'sakura'], words: 'pelangi|rainbow|bianglala langit' },
  { name: 'fireflies', value: 1, scenes: ALL, words: 'kunang kunang|kunang|firefly|fireflies' },
  {
    name: 'petals',
    value: 1,
    scenes: ALL,
    words:
      'kelopak|kelopak bunga|kelopak mawar|kelopak bunga mawar|rose petals|petal|petals|kelopak berguguran|falling petals|bunga berguguran|confetti|konfeti',
  },
  {
    name: 'leaves',
    value: 1,
    scenes: WINDY,
    words:
      'daun berguguran|daun gugur|guguran daun|daun berjatuhan|daun daun berguguran|daun daun berjatuhan|daun kering berjatuhan|falling leaves|leaves falling|leaves fall|fallen leaves',
  },
  {
    name: 'cinematic',
    value: 1,
    scenes: ALL,
    words: 'sinematik|cinematic|sinematis|film look|epik|epic|movie',
  },
  { name: 'dramatic', value: 1, scenes: OPEN_SKY, impliesTime: 'storm', words: DRAMATIC },
  { name: 'dramatic', value: 1, scenes: ALL.filter((scene) => !OPEN_SKY.includes(scene)), words: DRAMATIC },
  { name: 'noir', value: 1, scenes: ALL, words: 'noir|film noir|gaya noir|noir hitam putih' },
  { name: 'timelapse', value: 1, scenes: ALL, words: 'timelapse|time lapse|hyperlapse|selang waktu|dipercepat' },
  {
    name: 'slowMotion',
    value: 1,
    scenes: ALL,
    words: 'slow motion|slowmo|slow mo|gerak lambat|lambat|slow|perlahan|pelan|slowly',
  },
  {
    name: 'conifer',
    value: 1,
    scenes: ['forest'],
    words: 'pinus|cemara|pine|pines|pine tree|pine trees|conifer|hutan pinus|pine forest|spruce',
  },
  {
    name: 'broadleaf',
    value: 1,
    scenes: ['forest'],
    words: 'hutan hujan|hutan tropis|rainforest|jungle|oak|jati|rimba',
  },
  {
    name: 'autumn',
    value: 1,
    scenes: ['forest'],
    words: 'musim gugur|autumn|fall foliage|autumn forest|hutan musim gugur',
  },
  {
    name: 'rays',
    value: 1.6,
    scenes: ['forest', 'bamboo', 'sakura', 'underwater'],
    words:
      'sinar|sinar matahari|cahaya|cahaya matahari|rays|sunrays|sun rays|god rays|light rays|sunbeams|sunlight|light|berkas cahaya',
  },
  { name: 'path', value: 1, scenes: WOODS, words: 'jalan setapak|jalan|jalanan|path|trail|setapak' },
  { name: 'white', value: 1, scenes: ['sakura'], words: 'putih|white' },
  {
    name: 'golden',
    value: 1,
    scenes: ['ricefield'],
    words: 'menguning|padi menguning|panen|harvest|emas|keemasan|golden|kuning',
  },
  {
    name: 'flooded',
    value: 1,
    scenes: ['ricefield'],
    words: 'air|tergenang|berair|flooded|water|reflection|refleksi|pantulan',
  },
  { name: 'hut', value: 1, scenes: ['ricefield'], words: 'gubuk|saung|hut|pondok' },
  { name: 'mountain', value: 1, scenes: ['ricefield'], words: 'gunung|mountain|mountains|pegunungan' },
  { name: 'palm', value: 1.6, scenes: ['ricefield'], words: 'kelapa|pohon kelapa|palem|palm|palm trees' },
  {
    name: 'sunflower',
    value: 1,
    scenes: ['flowers'],
    words:
      'bunga matahari|ladang bunga matahari|kebun bunga matahari|padang bunga matahari|taman bunga matahari|sunflower|sunflowers|sunflower field|sunflower fields|field of sunflowers',
  },
  { name: 'tulip', value: 1, scenes: ['flowers'], words: 'tulip|tulips|keukenhof' },
  { name: 'rose', value: 1, scenes: ['flowers'], words: 'mawar|bunga mawar|rose|roses|rose garden' },
  { name: 'lavender', value: 1, scenes: ['flowers'], words: 'lavender|lavendel' },
  {
    name: 'daisy',
    value: 1,
    scenes: ['flowers'],
    words: 'daisy|daisies|aster|krisan|melati|jasmine|edelweis|edelweiss',
  },
  { name: 'poppy', value: 1, scenes: ['flowers'], words: 'poppy|poppies|popi' },
  {
    name: 'cosmos',
    value: 1,
    scenes: ['flowers'],
    words: 'kosmos bunga|cosmos flower|cosmos flowers|wildflowers|bunga liar',
  },
  { name: 'rows', value: 1, scenes: ['flowers'], words: 'barisan|rows|berbaris' },
  {
    name: 'wet',
    value: 1,
    scenes: ['city'],
    words:
      'basah|wet|genangan|genangan air|puddle|puddles|kehujanan|habis hujan|abis hujan|sehabis hujan|setelah hujan|selepas hujan|after rain|after the rain',
  },
  {
    name: 'mist',
    value: 1.4,
    scenes: ['forest', 'bamboo', 'sakura', 'ricefield', 'flowers'],
    words: 'kabut|berkabut|mist|misty|fog|foggy|kabut tebal|kabut pagi|halimun|morning mist',
  },
  { name: 'roadside', value: 1, scenes: ['city'], words: 'pinggir jalan|tepi jalan|roadside' },
  {
    name: 'street',
    value: 1,
    scenes: ['city'],
    words:
      'jalan|jalanan|pinggir jalan|tepi jalan|roadside|jalan raya|street|road|avenue|jalan kota|trotoar|sidewalk|pavement|sudirman|jalan~ sudirman|bundaran hi',
  },
  {
    name: 'traffic',
    value: 1,
    scenes: ['city'],
    words:
      'lalu lintas|lampu merah|lampu lalu lintas|traffic light|traffic|macet|kemacetan|mobil|cars|kendaraan|vehicles',
  },
  {
    name: 'harbour',
    value: 1,
    scenes: ['city'],
    words:
      'pelabuhan|pantai|teluk|sungai|laut|danau|harbor|harbour|river|bay|waterfront|sea|tepi laut|refleksi|reflection',
  },
  { name: 'skyline', value: 1, scenes: ['city'], words: 'skyline|cakrawala|panorama|cityscape' },
  { name: 'jakarta', value: 0.7, scenes: ['city'], words: 'jakarta' },
  { name: 'jakarta', value: 1, scenes: ['city'], words: 'monas|monumen nasional|tugu monas|national monument' },
  { name: 'neon', value: 1, scenes: ['city'], words: 'cyberpunk|neon|lampu neon|futuristik|futuristic|sci fi' },
  { name: 'moving', value: 1, scenes: ROOMY, words: 'melintas|lewat|meluncur|moves|moving|passes|passing' },
  {
    name: 'aloft',
    value: 1,
    scenes: IN_THE_AIR,
    words:
      'terbang|terbang tinggi|terbang di atas|terbang melintasi|terbang di langit|melayang|melayang di langit|melayang di udara|flies|flying|flying high|flying in the sky|flying through the sky',
  },
  {
    name: 'flying',
    value: 1,
    scenes: ROOMY,
    words: 'terbang|terbang di atas|terbang melintasi|flies|flying',
  },
  { name: 'swimming', value: 1, scenes: ROOMY, words: 'berenang|swims|swimming' },
  { name: 'sailing', value: 1, scenes: ROOMY, words: 'berlayar|sails|sailing' },
  {
    name: 'walking',
    value: 1,
    scenes: ROOMY,
    words:
      'berjalan|walks|walking|nyebrang jalan|nyeberang jalan|menyeberang jalan|menyebrang jalan|crossing the road|crossing the street|crossing a road|crossing a street',
  },
  { name: 'driving', value: 1, scenes: ROOMY, words: 'drives|driving' },
  { name: 'planet', value: 1, scenes: ['space'], words: 'planet' },
  {
    name: 'ring',
    value: 1,
    scenes: ['space'],
    words: 'cincin|bercincin|planet bercincin|ring|rings|ringed|ringed planet|saturnus|saturn',
  },
  {
    name: 'moon',
    value: 2,
    scenes: ['space'],
    words:
      'bulan|moon|moons|satelit alam|di bulan|di atas bulan|on the moon|permukaan bulan|lunar surface|surface of the moon',
  },
  { name: 'gas', value: 1, scenes: ['space'], words: 'saturnus|saturn|jupiter|planet gas|gas giant' },
  { name: 'earth', value: 1, scenes: ['space'], words: 'bumi|earth|bumi dari luar angkasa|earth from space' },
  { name: 'ice', value: 1, scenes: ['space'], words: 'neptunus|uranus|neptune|planet es|ice planet' },
  { name: 'mars', value: 1, scenes: ['space'], words: 'mars|planet merah|red planet' },
  {
    name: 'galaxy',
    value: 1,
    scenes: ['space'],
    words: 'galaksi|galaxy|andromeda|bima sakti|milky way|galaksi bima sakti',
  },
  { name: 'blackhole', value: 1, scenes: ['space'], words: 'lubang hitam|black hole|blackhole' },
  { name: 'asteroid', value: 1, scenes: ['space'], words: 'asteroid|sabuk asteroid|asteroids|asteroid belt' },
  { name: 'comet', value: 1, scenes: ['space'], words: 'komet|comet' },
  {
    name: 'meteor',
    value: 1,
    scenes: ['space'],
    words: 'meteor|hujan meteor|meteor shower|bintang jatuh|shooting star|shooting stars',
  },
  { name: 'sun', value: 1, scenes: ['space'], words: 'matahari|sun|sunrise|matahari terbit|surya' },
  {
    name: 'coral',
    value: 1.5,
    scenes: ['underwater'],
    words: 'karang|terumbu karang|terumbu|koral|coral|coral reef|reef',
  },
  { name: 'kelp', value: 1, scenes: ['underwater'], words: 'rumput laut|ganggang|kelp|seaweed|alga' },
  {
    name: 'fish',
    value: 1.2,
    scenes: ['underwater'],
    words: 'ikan|fish|kawanan ikan|school of fish|ikan tropis|ikan hias|tropical fish',
  },
  { name: 'bubbles', value: 1, scenes: ['underwater'], words: 'gelembung|bubbles|buih' },
  { name: 'deep', value: 1, scenes: ['underwater'], words: 'laut dalam|deep sea|palung|abyss' },
  {
    name: 'market',
    value: 1,
    scenes: ['city'],
    words:
      'pasar malam|night market|bazar|bazaar|street food|kaki lima|kuliner malam|street market|ramai|keramaian|crowded|bustling',
  },
  {
    name: 'koi',
    value: 1,
    scenes: ['pond'],
    words: 'ikan koi|koi|koi fish|koi pond|kolam ikan|kolam koi|ikan mas|ikan|fish',
  },
  {
    name: 'pads',
    value: 1.3,
    scenes: ['pond'],
    words: 'kolam teratai|lotus pond|lily pond|teratai|bunga teratai|lotus|water lily|lily pad',
  },
  {
    name: 'batik',
    value: 1,
    scenes: ['abstract'],
    words: 'batik|motif batik|kain batik|mega mendung|megamendung|kawung|parang|kain',
  },
  { name: 'megaMendung', value: 1, scenes: ['abstract'], words: 'mega mendung|megamendung|cirebon' },
  { name: 'kawung', value: 1, scenes: ['abstract'], words: 'kawung' },
  { name: 'parang', value: 1, scenes: ['abstract'], words: 'parang' },
  {
    name: 'man',
    value: 1,
    scenes: ['portrait'],
    words:
      'pria|lelaki|laki laki|cowok|man|boy|anak laki laki|pengusaha|businessman|pemuda|bapak|ayah|father|nelayan|fisherman|petani|farmer|kakek|grandfather|raja|king|pendekar',
  },
  {
    name: 'woman',
    value: 1,
    scenes: ['portrait'],
    words:
      'wanita|perempuan|gadis|cewek|woman|girl|lady|ibu|perempuan berhijab|wanita berhijab|gadis berhijab|hijaber|anak perempuan|mahasiswi|ibu ibu|mother|nenek|grandmother|ratu|queen|putri|princess|model|penari|dancer|penari bali|orang|seseorang|person|manusia|human',
  },
  {
    name: 'hijab',
    value: 1,
    scenes: ['portrait'],
    words:
      'hijab|jilbab|kerudung|berhijab|berkerudung|berjilbab|muslimah|headscarf|perempuan berhijab|wanita berhijab|gadis berhijab|hijaber',
  },
  {
    name: 'old',
    value: 1,
    scenes: ['portrait'],
    words: 'tua|old|kakek|nenek|lansia|elderly|grandmother|grandfather|sepuh',
  },
  {
    name: 'smile',
    value: 1,
    scenes: ['portrait'],
    words: 'tersenyum|senyum|smile|smiling|bahagia|happy|ceria|cheerful|tertawa|laughing',
  },
  { name: 'ribbon', value: 1, scenes: ['abstract'], words: 'pita|ribbon|ribbons|sutra|silk|gelombang|waves|wave' },
  {
    name: 'bokeh',
    value: 1,
    scenes: ['abstract'],
    words: 'bokeh|cahaya|lights|light|kilau|glitter|partikel|particles',
  },
  {
    name: 'icedCoffee',
    value: 1,
    scenes: ['table'],
    words:
      'es kopi|es kopi susu|kopi susu|iced coffee|iced latte|cold brew|kopi dingin|es kopi susu gula aren|kopi susu gula aren|kopi gula aren',
  },
  {
    name: 'coffee',
    value: 1,
    scenes: ['table'],
    words:
      'kopi|kopi tubruk|kopi tubruk panas|secangkir kopi|coffee|cup of coffee|coffee cup|latte|cappuccino|espresso|warung kopi|kedai kopi|coffee shop|cangkir|cup|latte art',
  },
  { name: 'icedTea', value: 1, scenes: ['table'], words: 'es teh|es teh manis|iced tea|cocktail|mocktail|lemon tea' },
  {
    name: 'juice',
    value: 1,
    scenes: ['table'],
    words:
      'jus|jus buah|jus jeruk|jus mangga|es jeruk|juice|orange juice|minuman|minuman segar|drink|drinks|gelas|glass of juice|glass of orange juice|smoothie|lemonade',
  },
  { name: 'milk', value: 1, scenes: ['table'], words: 'susu|milk|segelas susu|glass of milk' },
  { name: 'matcha', value: 1, scenes: ['table'], words: 'matcha|matcha latte' },
  {
    name: 'friedRice',
    value: 1,
    scenes: ['table'],
    words:
      'nasi goreng|sepiring nasi goreng|seporsi nasi goreng|nasi goreng kampung|nasi goreng spesial|fried rice|nasgor',
  },
  {
    name: 'rice',
    value: 1,
    scenes: ['table'],
    words: 'nasi|nasi putih|sepiring nasi|plate of rice|rice',
  },
  {
    name: 'cake',
    value: 1,
    scenes: ['table'],
    words:
      'kue|tiup lilin|tiup lilin ulang tahun|lilin ulang tahun|kue ulang tahun|kue pengantin|kue pernikahan|wedding cake|kue tart|tart|cake|birthday cake|cheesecake|ulang tahun|ulang tahun anak|ultah|ultah anak|birthday|kids birthday',
  },
  { name: 'burger', value: 1, scenes: ['table'], words: 'burger|hamburger|sandwich' },
  { name: 'iceCream', value: 1, scenes: ['table'], words: 'es krim|ice cream|gelato|sundae|eskrim' },
  {
    name: 'fruit',
    value: 1,
    scenes: ['table'],
    words: 'buah|buah buahan|buah segar|salak|fruit|fruits|still life|alam benda|parsel buah',
  },
  {
    name: 'perfume',
    value: 1,
    scenes: ['table'],
    words: 'parfum|perfume|botol parfum|perfume bottle|minyak wangi|cologne',
  },
  {
    name: 'bottle',
    value: 1,
    scenes: ['table'],
    words:
      'botol|bottle|botol kaca|botol skincare|botol lotion|botol sabun|sampo|shampoo|minyak goreng|minyak|botol minuman|kemasan botol|kemasan botol kaca|botolan',
  },
  {
    name: 'shoe',
    value: 1,
    scenes: ['table'],
    words:
      'sepatu|sneakers|sneaker|sepatu sneakers|sepatu olahraga|sepatu lari|sepatu~ futsal|sepatu~ bola|sepatu~ basket|sepatu~ badminton|sepatu kets|shoe|shoes|running shoes',
  },
  {
    name: 'vase',
    value: 1,
    scenes: ['table'],
    words: 'vas|vas bunga|vase|bunga|flower|flowers|buket|bouquet|mawar|bunga mawar|roses',
  },
  {
    name: 'books',
    value: 1,
    scenes: ['table'],
    words: 'buku|tumpukan buku|stack of books|pile of books|book|books',
  },
  { name: 'candle', value: 1, scenes: ['table'], words: 'lilin|candle|candles' },
  {
    name: 'marble',
    value: 1,
    scenes: ['table'],
    words: 'marmer|marble|meja marmer|marble table|mewah|luxury|luxurious|elegan|elegant',
  },
  {
    name: 'studio',
    value: 1,
    scenes: ['table'],
    words:
      'studio|studio foto|lampu studio|lighting studio|studio light|studio lights|studio lighting|foto produk|product shot|product photo|product photography|produk|product|minimalis|minimalist|polos|plain|latar|background|backdrop',
  },
  { name: 'white', value: 1, scenes: ['table', 'abstract'], words: 'putih|white' },

  { name: 'studio', value: 1, scenes: ['table'], words: DARK_BACKDROPS },
  { name: 'black', value: 1, scenes: ['table', 'abstract'], words: `hitam|black|${DARK_BACKDROPS}` },
  {
    name: 'steam',
    value: 1,
    scenes: ['table'],
    words:
      'uap|panas|hangat|mengepul|mengebul|ngebul|beruap|berasap|asap|asap mengepul|uap panas|kepulan asap|smoke|smoking|steam|steaming|hot|warm|sizzling',
  },
  {
    name: 'rainStrength',
    value: 1.7,
    scenes: ALL,
    words: 'deras|lebat|hujan deras|hujan lebat|downpour|heavy rain|pouring rain|pouring',
  },
  {
    name: 'rainStrength',
    value: 0.6,
    scenes: ALL,
    words: 'gerimis|rintik|drizzle|hujan rintik|rintik hujan|light rain',
  },
  {
    name: 'adat',
    value: 1,
    scenes: WITH_ATTIRE,
    words:
      'sepasang pengantin jawa|sepasang pengantin adat|sepasang pengantin adat jawa|sepasang pengantin sunda|pasangan pengantin jawa|pengantin jawa|pengantin adat|pengantin adat jawa|pengantin sunda|pernikahan adat jawa|javanese bride|javanese wedding couple|adat|adat jawa|adat sunda|adat solo|adat jogja|adat betawi|adat bugis|adat batak|adat palembang|baju adat|pakaian adat|busana adat|baju pengantin adat|baju adat jawa|pakaian adat jawa|busana adat jawa|pakai baju adat|pakai baju adat jawa|pakai adat jawa|traditional attire|traditional wedding attire|traditional clothes|javanese wedding|javanese attire',
  },
  {
    name: 'adat',
    value: 2,
    scenes: WITH_ATTIRE,
    words:
      'pengantin minang|pengantin padang|pengantin adat minang|sepasang pengantin minang|pasangan pengantin minang|minang bride|minangkabau wedding couple|adat minang|adat padang|adat minangkabau|baju adat minang|baju adat padang|pakaian adat minang|pakaian adat padang|busana adat minang|pakai baju adat minang|pakai adat minang|suntiang|minang wedding|minangkabau attire|minangkabau wedding',
  },
  {
    name: 'adat',
    value: 3,
    scenes: WITH_ATTIRE,
    words:
      'pengantin bali|pengantin adat bali|sepasang pengantin bali|pasangan pengantin bali|balinese bride|balinese wedding couple|adat bali|baju adat bali|pakaian adat bali|busana adat bali|pakai baju adat bali|pakai adat bali|balinese attire|balinese wedding attire|balinese wedding|balinese dress',
  },
  { name: 'torches', value: 1, scenes: ['venue'], words: 'obor|obor menyala|torch|torches|tiki torch|tiki torches' },
  {
    name: 'stringLights',
    value: 1,
    scenes: ['venue'],
    words:
      'lampu warna warni|lampu hias|lampu kelap kelip|lampu kerlap kerlip|lampu tumblr|string lights|fairy lights|colorful lights|colourful lights|colorful string lights',
  },
  {
    name: 'eclipse',
    value: 1,
    scenes: [...WIDE_SKY, 'forest'],
    impliesTime: 'night',
    words:
      'gerhana|gerhana matahari|gerhana matahari total|gerhana matahari cincin|eclipse|solar eclipse|total solar eclipse',
  },
  {
    name: 'eclipse',
    value: 2,
    scenes: [...WIDE_SKY, 'forest'],
    impliesTime: 'night',
    words: 'gerhana bulan|gerhana bulan total|lunar eclipse|blood moon|bulan merah darah|bulan darah',
  },
  {
    name: 'crescent',
    value: 1,
    scenes: [...WIDE_SKY, 'forest'],
    impliesTime: 'night',
    words: 'bulan sabit|crescent moon|crescent',
  },
  {
    name: 'litWindows',
    value: 1,
    scenes: ['hills', 'city', 'venue'],
    impliesTime: 'night',
    words:
      'jendela menyala|jendela nyala|jendela terang|lampu jendela|lampu rumah menyala|lampu rumah nyala|lampu rumah|jendela bercahaya|lit windows|lit window|glowing windows|lights in the windows|warm window light',
  },
  { name: 'bananaLeaf', value: 1, scenes: ['table'], words: 'daun pisang|alas daun pisang|banana leaf' },
  ...POSE_RULES,
  ...Object.entries(ROOM_WORDS).map(([name, [, words]]): DetailRule => ({
    name,
    value: 1,
    scenes: ['room', 'table'],
    words,
  })),
  ...Object.entries(VENUE_WORDS).map(([name, [, words]]): DetailRule => ({ name, value: 1, scenes: ['venue'], words })),
  { name: 'livingRoom', value: 1, scenes: ['room'], words: 'sofa|couch' },
  {
    name: 'seaView',
    value: 1,
    scenes: ['room'],
    words:
      'laut|lautan|pantai|sea|ocean|beach|pemandangan laut|view laut|menghadap laut|liat laut|lihat laut|melihat laut|memandang laut|sea view|ocean view|overlooking the ocean|overlooking the sea|overlooking the beach|overlooking a beach',
  },
  ...Object.entries(VEHICLE_ACTS).map(([name, [, words]]): DetailRule => ({
    name,
    value: 1,
    scenes: name === 'inFlood' ? ['city', 'venue'] : name === 'onBridge' ? OVER_LAND : OUT_OF_DOORS,
    words,
  })),
  ...Object.entries(GROUND_WORDS).map(([name, [, words]]): DetailRule => ({
    name,
    value: 1,
    scenes: ['table'],
    words,
  })),
  // Beside somebody, a studio is a room and no backdrop.
  {
    name: 'photoStudio',
    value: 1,
    scenes: ['room'],
    words: 'studio|studio foto|lampu studio|studio light|studio lights|studio lighting',
  },
  ...Object.entries(ROOM_STYLE_WORDS).map(([name, [, words]]): DetailRule => ({
    name,
    value: 1,
    scenes: ['room'],
    words,
  })),
  ...Object.entries(DRESSING_WORDS).map(([name, [, words]]): DetailRule => ({
    name,
    value: 1,
    scenes: ['table'],
    words,
  })),
  ...STAGING_WORDS.map(([name, value, words]): DetailRule => ({
    name,
    value,
    scenes: name === 'closeUp' ? ['table', 'room'] : ['table'],
    words,
  })),
  {
    name: 'birthday',
    value: 1,
    scenes: ['table', 'room'],
    words: 'pesta|meja pesta|party|party table|perayaan|celebration',
  },
  ...Object.entries(WARE_WORDS).map(([name, [, words]]): DetailRule => ({ name, value: 1, scenes: ['table'], words })),
];
