import { SCENES, type SceneName, WITH_LAKES } from '../../scene.ts';

/** Where animals are drawn whole. */
const WITH_ANIMALS: readonly SceneName[] = SCENES.filter((scene) => scene !== 'portrait' && scene !== 'abstract');

/** Land with water that an animal may stand in. */
const WITH_SHALLOWS: readonly SceneName[] = [...WITH_LAKES, 'beach', 'islands'];

interface Doing {
  /** What it is called (Indonesian/English). */
  called: string;
  scenes: readonly SceneName[];
  /** A place that suits it where the prompt names none. */
  place?: readonly [SceneName, room?: string];
}

const doing = (called: string, place?: Doing['place']): Doing => ({
  called,
  scenes: WITH_ANIMALS,
  ...(place && { place }),
});

/** What animals do and where they are, by detail. */
export const ANIMAL_DOINGS: Readonly<Record<string, Doing>> = {
  runs: doing('berlari/running'),
  catchesDisc: doing('menangkap frisbee/catching a frisbee', ['venue', 'park']),
  strides: doing('berjalan/walking'),
  eats: doing('makan/eating'),
  wades: { called: 'di dalam air/in the water', scenes: WITH_SHALLOWS, place: ['hills'] },
  young: doing('induk dan anaknya/parent and young'),
  playsBall: doing('bola di sampingnya/a ball beside it'),
  playsWool: doing('bola benang/ball of wool'),
  calls: doing('bersuara nyaring/calling out'),
  wearsGlasses: doing('berkacamata hitam/with sunglasses'),
  inBox: doing('di dalam kardus/in a cardboard box', ['room']),
  inBasket: doing('di dalam keranjang/in a basket'),
  inCage: doing('di dalam sangkar/in a cage', ['room']),
  inBag: doing('di dalam tas/in a bag', ['room']),
  inCup: doing('di dalam cangkir/in a cup'),
  onBranch: doing('di dahan pohon/on a branch'),
  onChair: doing('di kursi/on a chair', ['room']),
  onTable: doing('di atas meja/on a table', ['room']),
  onFridge: doing('di atas kulkas/on a fridge', ['room', 'kitchen']),
  onCushion: doing('di bantal/on a cushion', ['room']),
  onRock: doing('di atas batu/on a rock', ['hills']),
  onRoof: doing('di atas atap/on a roof', ['hills']),
  onFence: doing('di atas pagar/on a fence', ['hills']),
  underUmbrella: doing('di bawah payung/under an umbrella'),
  onSofa: { called: 'di sofa/on a sofa', scenes: ['room'], place: ['room', 'livingRoom'] },
  onBed: { called: 'di kasur/on a bed', scenes: ['room'], place: ['room', 'bedroom'] },
  atWindow: { called: 'di jendela/at the window', scenes: ['room'], place: ['room'] },
};

/** Details that say where an animal is: it is in one place. */
export const ANIMAL_PLACES: ReadonlySet<string> = new Set(
  Object.keys(ANIMAL_DOINGS).filter((name) => /^(?:in|on|at|under)[A-Z]/u.test(name)),
);

/** What somebody can be in, on, under or by: the words for it, by the detail. */
export const PLACES_OF_ANIMALS: readonly (readonly [
  relation: 'in' | 'on' | 'under' | 'at',
  name: string,
  words: string,
])[] = [
  ['in', 'inBox', 'kardus|kotak kardus|dus|kotak|box|cardboard box'],
  ['in', 'inBasket', 'keranjang|keranjang rotan|keranjang bambu|keranjang buah|basket|wicker basket'],
  ['in', 'inCage', 'sangkar|sangkar burung|sangkar emas|kandang|kurungan|cage|bird cage|birdcage|golden cage'],
  ['in', 'inBag', 'tas|ransel|bag|backpack|handbag'],
  ['in', 'inCup', 'cangkir|gelas|cup|mug|teacup|tea cup|cangkir kopi|cangkir teh'],
  [
    'in',
    'wades',
    'kolam|danau|sungai|kali|telaga|rawa|pond|lake|river|the pond|the lake|the river|the water|a pond|a lake|a river|air',
  ],
  ['on', 'onSofa', 'sofa|couch|sofanya'],
  ['on', 'onBed', 'kasur|ranjang|tempat tidur|bed'],
  ['on', 'onChair', 'kursi|kursi kayu|chair|wooden chair|bangku|bench|stool'],
  ['on', 'onTable', 'meja|meja makan|meja kayu|meja kerja|meja belajar|table|desk|dining table|kitchen table'],
  ['on', 'onFridge', 'kulkas|lemari es|fridge|refrigerator|a fridge|the fridge'],
  ['on', 'onCushion', 'bantal|bantal empuk|cushion|pillow|a pillow'],
  [
    'on',
    'onBranch',
    'dahan|dahan pohon|ranting|ranting pohon|cabang pohon|pohon|branch|tree branch|branch of a tree|tree',
  ],
  ['on', 'onRock', 'batu|batu besar|batu karang|rock|big rock|stone|boulder'],
  ['on', 'onRoof', 'atap|atap rumah|genteng|genteng rumah|roof|rooftop|house roof'],
  ['on', 'onFence', 'pagar|pagar kayu|fence|wooden fence'],
  ['under', 'underUmbrella', 'payung|payung merah|umbrella|beach umbrella'],
  ['at', 'atWindow', 'jendela|window|windowsill|window sill|kusen jendela'],
];

/** What animals do, by the detail. */
export const DOINGS_OF_ANIMALS: readonly (readonly [name: string, words: string])[] = [
  [
    'runs',
    'balapan|balap lari|lomba lari|racing|lari|berlari|berlarian|lari lari|lari larian|lari kencang|berlari kencang|kejar kejaran|berkejaran|mengejar|ngejar|running|runs|running fast|chasing|galloping|berpacu',
  ],
  ['strides', 'jalan|berjalan|jalan jalan|berjalan jalan|jalan kaki|melangkah|walking|walks|strolling|prowling'],
  [
    'wades',
    'mandi|mandi di sungai|mandi di kali|mandi di danau|berendam|berendam di sungai|berendam di danau|main air|bermain air|bermain air di sungai|main air di sungai|berenang di sungai|berenang di danau|menyeberangi sungai|nyebrang sungai|nyebrangi sungai|crossing the river|crossing river|crosses the river|menyebrang sungai|bathing|bathing in a river|bathing in the river|taking a bath|wading|wading in the water|splashing in the water|swimming in a river|swimming in a lake|swimming in the river|crossing a river',
  ],
  [
    'young',
    'with her kittens|with her cubs|with her puppies|with her calf|with her baby|with her babies|with her chicks|with her cub|with her young|with its kittens|with its cubs|with its puppies|with its calf|with its baby|with its babies|with its chicks|with its cub|with its young|and her kittens|and her cubs|and her puppies|and her calf|and her baby|and her babies|and her chicks|and her cub|and her young|and its kittens|and its cubs|and its puppies|and its calf|and its baby|and its babies|and its chicks|and its cub|and its young|hugging her kittens|hugging her cubs|hugging her puppies|hugging her calf|hugging her baby|hugging her babies|hugging her chicks|hugging her cub|hugging her young|hugging its kittens|hugging its cubs|hugging its puppies|hugging its calf|hugging its baby|hugging its babies|hugging its chicks|hugging its cub|hugging its young|carrying her kittens|carrying her cubs|carrying her puppies|carrying her calf|carrying her babies|carrying her chicks|carrying her cub|carrying her young|carrying its kittens|carrying its cubs|carrying its puppies|carrying its calf|carrying its babies|carrying its chicks|carrying its cub|carrying its young|feeding her kittens|feeding her cubs|feeding her puppies|feeding her calf|feeding her baby|feeding her babies|feeding her chicks|feeding her cub|feeding her young|feeding its kittens|feeding its cubs|feeding its puppies|feeding its calf|feeding its baby|feeding its babies|feeding its chicks|feeding its cub|feeding its young|bersama induknya|dengan induknya|dan induknya|bersama ibunya|dengan ibunya|mengikuti induknya|mengikuti ibunya|with its mother|with her mother|with their mother|following its mother|following their mother|menggendong bayinya|menggendong anaknya|membawa anaknya|carrying its baby|carrying her baby|bersama anaknya|dan anaknya|dengan anaknya|sama anaknya|beserta anaknya|bersama anak anaknya|dan anak anaknya|dan bayinya|bersama bayinya|with its baby|with her baby|with its young|with her young|and its baby|and her baby|with her cubs|and her cubs|with cubs|and her cub|with her cub|with her calf|and her calf|with a baby|and baby',
  ],
  [
    'playsWool',
    'benang|bola benang|main benang|main bola benang|bermain benang|bermain bola benang|bermain dengan bola benang|main sama bola benang|gulungan benang|benang wol|yarn|ball of yarn|yarn ball|playing with yarn|playing with a ball of yarn|ball of wool',
  ],
  [
    'playsBall',
    'ngejar bola|mengejar bola|kejar bola|ngejar ngejar bola|gigit bola|menggigit bola|chasing a ball|chasing the ball|chasing ball|fetching a ball|main bola|bermain bola|bermain dengan bola|main sama bola|mainin bola|playing ball|playing with a ball|playing with ball|with a ball|dengan bola|with ball',
  ],
  [
    'calls',
    'berkokok|kukuruyuk|menggonggong|gonggong|ngegonggong|mengeong|ngeong|melolong|meraung|mengaum|mengembik|melenguh|meringkik|berkicau|berkotek|barking|barks|howling|howls|meowing|roaring|roars|crowing|crows|chirping|mooing|neighing',
  ],
  [
    'wearsGlasses',
    'pakai kacamata|pakai kacamata hitam|pake kacamata|pake kacamata hitam|memakai kacamata|memakai kacamata hitam|berkacamata|berkacamata hitam|kacamata hitam|wearing sunglasses|wearing glasses|with sunglasses|in sunglasses|with glasses',
  ],
  [
    'catchesDisc',
    'tangkap frisbee|nangkap frisbee|menangkap frisbee|main frisbee|bermain frisbee|ngejar frisbee|mengejar frisbee|catching a frisbee|catching frisbee|playing frisbee|chasing a frisbee|jumping for a frisbee|with a frisbee',
  ],
  [
    'grazes',
    'merumput|lagi merumput|makan rumput|lagi makan rumput|sedang makan rumput|cari rumput|grazing|eating grass|grazes',
  ],
  ['onBranch', 'bertengger|nangkring|perched|perching'],
  ['eats', 'makan|lagi makan|sedang makan|memakan|ngemil|menyantap|mengunyah|eating|eats|feeding|munching|nibbling'],
];

/** What an animal eats, by the value of the detail: from a bowl, fish, bananas, carrots, bamboo, grass. */
export const FOODS_OF_ANIMALS: readonly (readonly [value: number, words: string])[] = [
  [2, 'ikan|ikan bakar|ikan goreng|fish|a fish'],
  [3, 'pisang|banana|a banana|bananas'],
  [4, 'wortel|carrot|a carrot|carrots'],
  [5, 'bambu|bamboo|daun bambu'],
  [6, 'rumput|grass|rumput hijau|rumput segar'],
  [
    1,
    'makanan kucing|makanan anjing|dog food|cat food|pelet|biji bijian|jagung|whiskas|dry food|di mangkuk|dari mangkuk',
  ],
];
