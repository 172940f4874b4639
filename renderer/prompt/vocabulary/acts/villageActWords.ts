import { act, type ActWords, SITTING } from './act.ts';

/** What people do in a village, in its fields and yards. */
export const VILLAGE_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  paradesTorches: act(
    'berpawai membawa obor/parading with torches',
    'children',
    'villageRoad',
    'pawai|berpawai|bawa obor|membawa obor|pegang obor|parading with torches|carrying torches|holding torches|holding a torch|carrying a torch',
    [['obor/torches', 'obor torch torches api']],
  ),
  chasesChickens: act(
    'mengejar ayam/chasing chickens',
    'children',
    'homeYard',
    'kejar ayam|ngejar ayam|mengejar ayam|kejar kejaran sama ayam|ngejar ngejar ayam|dikejar ayam|nangkep ayam|menangkap ayam|tangkap ayam|chasing chickens|chasing a chicken|chasing the chickens|chases chickens|catching chickens|catching a chicken|running after chickens',
    [['ayam/chickens', 'ayam chicken chickens hen']],
  ),
  weavesBasket: act(
    'menganyam keranjang/weaving a basket',
    'person',
    'pavilion',
    'menganyam|nganyam|dianyam|menganyam keranjang|nganyam keranjang|menganyam bambu|anyam bambu|nganyam bambu|menganyam tikar|nganyam tikar|menganyam rotan|anyam rotan|bikin keranjang|membuat keranjang|bikin anyaman|membuat anyaman|pengrajin anyaman|pengrajin rotan|pengrajin bambu|weaving a basket|weaving baskets|weaving a bamboo basket|weaving bamboo baskets|weaving a rattan basket|weaving rattan baskets|weaving a mat|weaving mats|basket weaving|basket weaver|weaves baskets|weaving bamboo|weaving rattan',
    [
      ['keranjang, bilah bambu/basket, strips of bamboo', 'keranjang bambu rotan anyaman basket bamboo rattan'],
      SITTING,
    ],
  ),
  cleansGutter: act(
    'membersihkan selokan/cleaning the gutter',
    'friends',
    'villageRoad',
    'membersihkan selokan|bersihkan selokan|bersihin selokan|bersih bersih selokan|membersihkan got|bersihkan got|bersihin got|membersihkan parit|ngeruk selokan|mengeruk selokan|keruk got|kerja bakti bersihkan selokan|gotong royong membersihkan selokan|gotong royong bersihkan selokan|gotong royong bersihin selokan|cleaning the gutter|cleaning a gutter|cleaning gutters|cleaning the drain|cleaning drains|cleaning the ditch|clearing the ditch',
    [
      [
        'selokan, sekop, lumpur/gutter, shovel, mud',
        'selokan got parit sekop lumpur sampah gutter drain ditch shovel mud',
      ],
    ],
  ),
  plantsTree: act(
    'menanam pohon/planting a tree',
    'person',
    'field',
    'tanam pohon|menanam pohon|nanam pohon|nanem pohon|tanam bibit|menanam bibit pohon|tanam bibit pohon|menanam mangrove|tanam mangrove|penanaman pohon|reboisasi|penghijauan|menanam tanaman|planting a tree|planting trees|plants a tree|planting seedlings|planting a seedling|menanam bunga|nanam bunga|tanam bunga|planting flowers|planting a flower|planting vegetables',
    [['bibit pohon, sekop/sapling, spade', 'bibit sekop pohon sapling spade tree trees']],
  ),
  plowsField: act(
    'membajak dengan kerbau/ploughing with a buffalo',
    'farmer',
    'ricefield',
    'bajak sawah|membajak sawah|membajak|ngebajak sawah|bajak sawah pakai kerbau|membajak sawah pakai kerbau|membajak sawah dengan kerbau|membajak pakai kerbau|membajak dengan kerbau|ploughing|plowing|plowing a field|ploughing a field|plowing the field|plowing with a buffalo|ploughing with a buffalo',
    [['kerbau, bajak/buffalo, plough', 'kerbau bajak buffalo plough plow']],
  ),
  driesHarvest: act(
    'menjemur hasil panen/drying a harvest',
    'farmer',
    'homeYard',
    'jemur kopi|menjemur kopi|menjemur biji kopi|jemur biji kopi|jemur cengkeh|menjemur cengkeh|jemur kakao|menjemur kakao|menjemur biji kakao|jemur kerupuk|menjemur kerupuk|njemur kerupuk|jemur krupuk|jemur gabah|menjemur gabah|jemur padi|menjemur padi|jemur ikan asin|menjemur ikan asin|drying crackers|drying rice|drying salted fish|drying coffee|drying coffee beans|drying cloves',
    [['tikar, penggaruk/mat, rake', 'tikar penggaruk mat rake']],
  ),
  patrols: act(
    'meronda dengan senter/on night watch with a torch',
    'person',
    'alley',
    'ronda|meronda|patroli|ronda kampung|lagi ronda|siskamling|hansip|petugas ronda|night watch|on night watch|night patrol|patrolling at night|night watchman',
    [['senter/torch', 'senter lampu flashlight torch']],
  ),
  playsDomino: act(
    'main domino/playing dominoes',
    'person',
    'pavilion',
    'main domino|bermain domino|main gaple|bermain gaple|main kartu domino|gaplean|playing domino|playing dominoes|playing dominos',
    [['kartu domino, meja/domino tiles, table', 'domino gaple meja table dominoes'], SITTING],
  ),
  playsMarbles: act(
    'main kelereng/playing marbles',
    'boy',
    'homeYard',
    'main kelereng|bermain kelereng|main gundu|bermain gundu|main neker|main guli|playing marbles|playing with marbles',
    [['kelereng/marbles', 'kelereng gundu marbles']],
  ),
  playsCongklak: act(
    'main congklak/playing congklak',
    'girl',
    'pavilion',
    'main congklak|bermain congklak|main dakon|bermain dakon|main conglak|playing congklak|playing mancala',
    [['papan congklak/congklak board', 'congklak dakon papan'], SITTING],
  ),
  ridesDelman: act(
    'naik delman/riding in a horse cart',
    'person',
    'villageRoad',
    'naik delman|naik andong|naik dokar|naik bendi|naik kereta kuda|kusir delman|kusir andong|kusir dokar|riding a horse carriage|riding a horse cart|in a horse carriage|delman|andong|dokar|kereta kuda|horse carriage|horse cart|horse drawn carriage',
    [['kuda, kereta/horse, cart', 'kuda kereta delman andong dokar horse cart carriage']],
  ),
  spraysCrop: act(
    'menyemprot tanaman/spraying a crop',
    'farmer',
    'ricefield',
    'menyemprot padi|semprot padi|nyemprot padi|menyemprot tanaman|nyemprot tanaman|menyemprot hama|nyemprot hama|semprot hama|menyemprot pestisida|menyemprot sawah|nyemprot sawah|spraying crops|spraying pesticide|spraying the field',
    [['tangki semprot/sprayer tank', 'tangki semprot sprayer']],
  ),
};
