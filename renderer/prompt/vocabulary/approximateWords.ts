import { normaliseWord } from '../normaliseWord.ts';

/** Words for places that their scene shows only roughly: the city has no office, so "office" counts as not shown. */
const ROUGH_PLACES: ReadonlySet<string> = new Set(
  (
    'dupa|jepang|japan|kyoto|korea|musik|music|energi|energy|outdoor|' +
    'piring|plate|glass|jalan setapak|supernova|tata surya|solar system|stars and planets|venus|merkurius|meteoroid'
  ).split('|'),
);

/**
 * Places by a house, for which open country is drawn, and streets and cities, for which any is (of an alley, an avenue):
 * reported as not drawn, and no reason to draw nothing.
 */
const LOOSE_PLACES: ReadonlySet<string> = new Set(
  'sudirman|bundaran hi|tebing|cliff|jurang|pelabuhan|harbor|harbour|surabaya|bandung|medan city|tokyo|new york|manhattan|singapura|singapore|shanghai|hong kong|dubai|seoul|london|halaman'.split(
    '|',
  ),
);

/**
 * Things for which only the drawing of their kind stands: a shop for a workshop, any dog for a poodle. It is reported as
 * the studio's own choice, and the word as not drawn.
 */
const STAND_INS: ReadonlySet<string> = new Set(
  (
    'sungai|kali|river|laundry|apotek|poodle|chihuahua|bulldog|corgi|labrador|shiba inu|pug|beagle|dalmatian|rottweiler|pomeranian|dachshund|husky|macan kumbang|simpanse|bekantan|lutung|ape|banteng|bull|tongkonan|rumah makan padang|traditional house|teleskop|telescope|angkot|' +
    'suv|formula 1|f1|supercar|lokomotif|locomotive|keraton|kraton|patung|statue|arca|gundam|pahlawan|hero|pengajian|majelis taklim|imlek|hari raya imlek|chinese new year|cap go meh|waisak|hari raya waisak|nyepi|hari raya nyepi|galungan|hari raya galungan|hari raya kuningan|hari raya saraswati|paskah|hari raya paskah|pak guru|guru ngaji|siswi|kiper|goalkeeper|' +
    'daster|kaktus pot|celengan|kangkung|tumis kangkung|capcay|onigiri|cheesecake|smartwatch|rakit|tote bag|totebag|teh tarik|teh susu|pepes|pepes ikan|otak otak|salak|makeup|make up|kosmetik|cosmetics'
  ).split('|'),
);

/** Words for fire, of which only a red sky is drawn. */
const FIRE: ReadonlySet<string> = new Set('api fire terbakar membara burning blazing'.split(' '));

/** Whether a phrase names a fire that only its light is drawn of. */
export const isFire = ({ typed }: { typed: string }): boolean => FIRE.has(normaliseWord(typed));

/** Whether only the drawing of its kind stands for what a phrase names. */
export const isStandIn = ({ typed }: { typed: string }): boolean => STAND_INS.has(normaliseWord(typed));

/** Vessels, which are drawn (with food or drink) only where nothing else is named. */
export const VESSELS: ReadonlySet<string> = new Set([
  'gelas',
  'gelas kertas',
  'paper cup',
  'mangkuk',
  'mangkok',
  'bowl',
  'cangkir',
  'cup',
  'botol',
  'bottle',
]);

/**
 * Named places that are drawn as any place of their kind: Kuta as a beach, Istiqlal as a mosque. Beside the word for
 * the kind, the name adds nothing and is reported as not drawn.
 */
const NAMED_PLACES: ReadonlySet<string> = new Set(
  (
    'rinjani|semeru|jayawijaya|himalaya|alps|alpen|danau toba|lake toba|danau segara anak|segara anak|everest|dieng|new zealand|selandia baru|arab|arabia|sahara|grand canyon|bryce|utah|ngarai sianok|' +
    'raja ampat|labuan bajo|pulau komodo|padar|halong|ha long|phi phi|nusantara|misool|wayag|maladewa|nusa penida|gili trawangan|kelingking|karimunjawa|pulau seribu|kepulauan seribu|kuta|sanur|parangtritis|belitung|maldives|hawaii|tanah lot|uluwatu|bali|lombok|' +
    'bromo|merapi|krakatau|kelud|tambora|vesuvius|surabaya|bandung|medan city|tokyo|new york|manhattan|singapura|singapore|shanghai|hong kong|dubai|seoul|london|kalimantan|borneo|amazon|' +
    'jepang|japan|kyoto|arashiyama|penglipuran|keukenhof|tegalalang|tegallalang|jatiluwih|ubud|bunaken|wakatobi|istiqlal|ampera|suramadu|taj mahal|eiffel|niagara|easter island|bosscha|mesir|egypt|parthenon|cappadocia|iceland|islandia|greenland'
  ).split('|'),
);

/** Whether a phrase names a place that its scene shows only roughly. */
export const isRoughPlace = ({ typed }: { typed: string }): boolean => ROUGH_PLACES.has(normaliseWord(typed));

/** Whether a phrase names a place that open country only stands for. */
export const isLoosePlace = ({ typed }: { typed: string }): boolean => LOOSE_PLACES.has(normaliseWord(typed));

/** Whether a phrase is the name of a place that is drawn as any place of its kind. */
export const isNamedPlace = (typed: string): boolean => NAMED_PLACES.has(normaliseWord(typed));

/** Verbs of harvesting. */
export const HARVESTING: ReadonlySet<string> = new Set(['memanen', 'harvesting']);

/** Whether a phrase says that somebody harvests, which no figure does: the rice is ripe around them. */
export const isHarvesting = ({ typed }: { typed: string }): boolean => HARVESTING.has(normaliseWord(typed));
