import { normaliseWord } from './normaliseWord.ts';

/** Place words that their scene shows only roughly: a city without an office does not show the word "office". */
const ROUGH_PLACES: ReadonlySet<string> = new Set(
  (
    'dapur|kitchen|kantor|kantoran|office|restoran|restaurant|kafe|cafe|peternakan|farm|mall|perkebunan|dupa|jepang|japan|kyoto|korea|musik|music|energi|energy|piknik|picnic|outdoor|' +
    'piring|plate|glass|pier|dermaga|jalan setapak|alien|supernova|tata surya|solar system|stars and planets|venus|merkurius|meteoroid'
  ).split('|'),
);

/** Rooms, of which one thing that stands there is drawn. */
const ROOMS: ReadonlySet<string> = new Set(['ruang tamu', 'living room']);

/** What things are served in: drawn as something to eat or drink only where nothing else is named. */
export const VESSELS: ReadonlySet<string> = new Set([
  'gelas',
  'gelas kertas',
  'paper cup',
  'mangkuk',
  'mangkok',
  'bowl',
  'cangkir',
  'cup',
]);

/**
 * Places by their names that are drawn as any place of their kind: Kuta as a beach, Istiqlal as a mosque. Beside the
 * word for the kind, which is what is seen, the name adds nothing and is told as such.
 */
const NAMED_PLACES: ReadonlySet<string> = new Set(
  (
    'rinjani|semeru|jayawijaya|himalaya|alps|alpen|danau toba|lake toba|danau segara anak|segara anak|everest|dieng|new zealand|selandia baru|arab|arabia|sahara|grand canyon|bryce|utah|ngarai sianok|' +
    'raja ampat|labuan bajo|pulau komodo|padar|halong|ha long|phi phi|nusantara|misool|wayag|maladewa|nusa penida|gili trawangan|kelingking|karimunjawa|pulau seribu|kepulauan seribu|malioboro|jalan malioboro|jalan braga|kuta|sanur|parangtritis|belitung|maldives|hawaii|tanah lot|uluwatu|bali|lombok|' +
    'bromo|merapi|krakatau|kelud|tambora|vesuvius|surabaya|bandung|medan city|tokyo|new york|manhattan|singapura|singapore|shanghai|hong kong|dubai|seoul|london|kalimantan|borneo|amazon|' +
    'jepang|japan|kyoto|arashiyama|penglipuran|keukenhof|tegalalang|tegallalang|jatiluwih|ubud|bunaken|wakatobi|istiqlal|ampera|suramadu|taj mahal|eiffel|niagara|easter island|bosscha|mesir|egypt|parthenon|cappadocia|iceland|islandia|greenland'
  ).split('|'),
);

/** Whether a phrase is the name of a place that is drawn by its kind alone. */
export const isRoom = ({ typed }: { typed: string }): boolean => ROOMS.has(normaliseWord(typed));

export const isRoughPlace = ({ typed }: { typed: string }): boolean => ROUGH_PLACES.has(normaliseWord(typed));

export const isNamedPlace = (typed: string): boolean => NAMED_PLACES.has(normaliseWord(typed));
