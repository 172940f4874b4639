import type { CameraMotion, ColourWord, Rgb, TimeOfDay, Weather } from '../../scene.ts';

/** Words for the time of day, Indonesian and English. */
export const TIME_WORDS: Record<TimeOfDay, string> = {
  dawn: 'fajar|subuh|dini hari|matahari terbit|matahari baru terbit|matahari mulai terbit|sunrise|dawn|daybreak|terbit fajar|mentari terbit|early morning|pagi buta',
  morning: 'pagi|pagi hari|jalan pagi|mentari pagi|pagi cerah|morning|sinar pagi|cahaya pagi',
  day: 'siang|siang hari|siang bolong|tengah hari|terik|daytime|day|noon|midday|daylight|sunny day',
  golden:
    'sore|sore hari|jalan sore|petang|golden hour|jam emas|cahaya keemasan|afternoon|late afternoon|sunlit|hangat|warm light|warm|cahaya lembut|soft light|cahaya hangat|lampu hangat',
  sunset: 'senja|matahari terbenam|matahari tenggelam|mentari terbenam|sunset|sundown|sun set|setting sun|jingga senja',
  dusk: 'magrib|maghrib|senjakala|dusk|twilight|blue hour|jam biru|nightfall|menjelang malam|evening',
  night:
    'malam|malam hari|tengah malam|jam 1 pagi|jam 2 pagi|jam 3 pagi|jam 12 malam|1 am|2 am|3 am|night|nighttime|midnight|gelap|dark|malam minggu|rembulan|moonlight|moonlit|cahaya bulan|sinar bulan|nocturnal|pasar malam|night market|kuliner malam',
  storm: 'badai|prahara|stormy|storm|thunderstorm|topan|angin topan|hurricane|typhoon|mencekam|ominous',
  overcast: 'mendung|langit kelabu|kelabu|overcast|grey sky|gray sky|gloomy|suram|muram|melankolis|melancholic',
  fantasy:
    'fantasi|ajaib|magis|dongeng|negeri dongeng|khayalan|mimpi|surgawi|fantasy|magical|magic|dreamy|fairytale|fairy tale|enchanted|surreal|surealis|ethereal|mystical|mistis|alien world',
  inferno:
    'neraka|kiamat|api|terbakar|membara|inferno|apocalypse|apocalyptic|hell|burning|fire|blazing|post apocalyptic',
};

/** Words for the weather. */
export const WEATHER_WORDS: Record<Weather, string> = {
  clear:
    'cerah|langit cerah|langit biru|langit biru muda|langit biru cerah|blue sky|blue skies|bersih|clear|clear sky|cloudless|sunny|tanpa awan|langit bersih',
  cloudy: 'berawan|awan|cloudy|clouds|cloud|langit berawan|dramatic sky|langit dramatis|awan dramatis|dramatic clouds',
  rain: 'jas hujan|mantel hujan|raincoat|main hujan|main hujan hujan|main hujan hujanan|hujan hujanan|main air hujan|bermain hujan|mandi hujan|playing in the rain|hujan|hujan hujan|gerimis|hujan deras|hujan lebat|hujan rintik|rintik hujan|rintik|rain|heavy rain|light rain|pouring rain|rainy|raining|drizzle|downpour|kehujanan|basah|wet|monsoon|musim hujan',
  snow: 'salju turun|hujan salju|turun salju|salju|bersalju|snowfall|snowing|snow|snowy|snowflakes|blizzard|badai salju|musim dingin|winter',
  fog: 'kabut|berkabut|kabut tebal|kabut tipis|thin fog|thin mist|halimun|fog|foggy|mist|misty|haze|hazy|kabut pagi|morning mist',
  storm:
    'badai|petir|kilat|guntur|halilintar|badai petir|storm|stormy|thunder|thunderstorm|lightning|topan|hurricane|typhoon',
  wind: 'angin|berangin|angin kencang|angin sepoi|angin sepoi sepoi|sepoi sepoi|badai pasir|wind|windy|breeze|sandstorm|tertiup angin|ketiup angin|ditiup angin|semilir',
  petals:
    'kelopak|kelopak bunga|kelopak mawar|kelopak bunga mawar|rose petals|kelopak berguguran|bunga berguguran|petal|petals|falling petals|petals falling|daun berguguran|daun gugur|guguran daun|falling leaves',
  fireflies: 'kunang kunang|kunang|firefly|fireflies',
  aurora: 'aurora|aurora borealis|northern lights|cahaya utara',
};

/** Words for the look of the colours. */
export const COLOUR_WORDS: Record<ColourWord, string> = {
  red: 'merah|merah darah|merah tua|dark red|red|crimson|scarlet|merah membara',
  orange: 'oranye|oren|jingga|orange|amber',
  gold: 'emas|keemasan|gold|golden|kuning|yellow',
  green: 'hijau|hijau muda|hijau tua|light green|dark green|hijau zamrud|green|emerald|zamrud',
  teal: 'toska|tosca|turquoise|teal|cyan|biru kehijauan|aqua',
  blue: 'blue hour|jam biru|biru|biru tua|biru dongker|biru donker|biru navy|dongker|biru muda|light blue|dark blue|baby blue|blue|navy|azure|sapphire',
  purple: 'ungu|violet|purple|lavender color|lembayung|magenta|lila',
  pink: 'pink|dusty pink|merah muda|merah jambu|rose pink|dadu',
  monochrome:
    'hitam putih|monokrom|black and white|monochrome|grayscale|greyscale|noir|film noir|gaya noir|noir hitam putih|b w|bw',
  neon: 'neon|lampu neon|cyberpunk|gaya cyberpunk|cyberpunk neon|synthwave|vaporwave|cahaya neon|neon lights',
  pastel: 'pastel|lembut|soft colors|soft colours|soft|kawaii',
  vintage:
    'vintage|retro|jadul|klasik|kuno|sepia|nostalgia|nostalgic|film lama|old film|analog|tempo dulu|antik|film vintage|vintage film|film jadul|polaroid|kodak|film analog|analog film|super 8|8mm|vhs|foto lama|old photo|90an|80an|70an',
  vivid:
    'warna warni|warna cerah|warna ceria|warna terang|bright colours|bright colors|berwarna warni|penuh warna|vivid|colorful|colourful|vibrant|saturated|mencolok|semarak|terang benderang',
};

/** Words for the camera's movement, without plain "naik" and "turun": people ride ("naik") and rain falls ("turun"). */
export const MOTION_WORDS: Record<CameraMotion, string> = {
  none: 'kamera diam|kamera statis|statis|static camera|static shot|static|fixed camera|locked shot|tripod|kamera tetap|tanpa gerak|no camera movement|still camera',
  forward:
    'kamera maju|bergerak maju|maju|melaju|mendekat|kamera mendekat|menyusuri|melintasi|terbang melintasi|terbang di atas|terbang rendah|fly over|flyover|flying over|fly through|flying through|fly forward|moving forward|forward|dolly in|push in|fpv|fpv drone|tracking shot|penerbangan',
  back: 'kamera mundur|mundur|menjauh|kamera menjauh|zoom out|zooms out|zooming out|dolly out|pull back|pull out|moving backward|camera back|camera backward|camera moves back|backward',
  left: 'ke kiri|bergeser ke kiri|geser ke kiri|geser kiri|kamera ke kiri|panning left|panning to the left|pan kiri|pan left|truck left|slide left|move left|to the left',
  right:
    'ke kanan|bergeser ke kanan|geser ke kanan|geser kanan|kamera ke kanan|panning right|panning to the right|pan kanan|pan right|truck right|slide right|move right|to the right|panning|pan|geser|menyamping',
  up: 'kamera naik|camera up|camera upward|camera upwards|camera moves up|camera moving up|kamera naik perlahan|kamera perlahan naik|perlahan naik|naik perlahan|naik ke atas|ke atas|crane up|tilt up|pedestal up|rising camera|camera rises|camera rising|camera rising slowly|camera slowly rising|slowly rising|rising slowly|camera rises slowly|rising shot|crane shot|crane|lift up|mengangkasa',
  down: 'kamera turun|ke bawah|camera down|camera downward|camera downwards|camera moves down|camera moving down|crane down|tilt down|descending|camera descends|menukik',
  orbit:
    'orbit shot|mengitari|memutar|berputar|mengelilingi|berkeliling|kamera memutar|orbit|orbiting|circling|circling around|circles around|rotate around|circle around|arc shot|360',
  zoom: 'zoom|zoom in|zooming|diperbesar|perbesar|memperbesar|slow zoom',
};

/** Colours of things: those that light does not have count only beside the word for the thing. */
export const DYE_WORDS: readonly (readonly [words: string, colour: Rgb, called: string])[] = [
  ['hitam|black', [44, 42, 48], 'hitam/black'],
  ['putih|white', [240, 238, 232], 'putih/white'],
  ['coklat|cokelat|brown', [124, 78, 46], 'cokelat/brown'],
  ['abu|abu abu|kelabu|grey|gray', [134, 136, 142], 'abu-abu/grey'],
  ['perak|silver', [172, 186, 214], 'perak/silver'],
  ['krem|cream|beige', [234, 214, 178], 'krem/cream'],
  ['coklat susu|cokelat susu|coklat muda|mocha', [172, 128, 92], 'cokelat muda/light brown'],
  ['maroon|marun|burgundy', [122, 30, 44], 'marun/maroon'],
  ['biru muda|light blue|baby blue', [158, 204, 242], 'biru muda/light blue'],
  ['biru tua|biru dongker|biru donker|biru navy|dongker|dark blue|navy', [32, 52, 112], 'biru tua/dark blue'],
  ['hijau muda|light green', [164, 216, 134], 'hijau muda/light green'],
  ['hijau tua|dark green', [28, 84, 52], 'hijau tua/dark green'],
  ['sage|sage green|hijau sage|green sage', [150, 170, 138], 'hijau sage/sage green'],
  ['army|hijau army|army green|olive|olive green|hijau olive', [92, 98, 62], 'hijau army/olive green'],
  ['mint|hijau mint|mint green', [168, 222, 192], 'hijau mint/mint green'],
  ['lilac|lilak|ungu muda|light purple', [198, 170, 222], 'ungu muda/light purple'],
  ['peach|warna peach', [246, 190, 158], 'peach/peach'],
  ['mustard|kuning mustard', [204, 154, 44], 'mustard/mustard'],
  ['merah tua|dark red', [140, 24, 36], 'merah tua/dark red'],
];

/** Names (Indonesian/English) of the colours that both things and light can have, for when a thing has them. */
export const DYE_NAMES: Partial<Record<ColourWord, string>> = {
  red: 'merah/red',
  orange: 'oranye/orange',
  gold: 'kuning keemasan/golden yellow',
  green: 'hijau/green',
  teal: 'toska/teal',
  blue: 'biru/blue',
  purple: 'ungu/purple',
  pink: 'merah muda/pink',
};
