/** What things may lie on instead of a table: what it is called (Indonesian/English), and the words for it. */
export const GROUND_WORDS: Readonly<Record<string, readonly [called: string, words: string]>> = {
  onGrass: [
    'di atas rumput/on grass',
    'rumput|rerumputan|rumput hijau|lapangan|lapangan rumput|lapangan hijau|lapangan bola|lapangan sepak bola|lapangan futsal|taman|kebun|grass|green grass|lawn|field|football field|soccer field|football pitch|garden|park',
  ],
  onSand: [
    'di pasir pantai/on beach sand',
    'pantai|pasir|pasir pantai|pasir putih|pasir laut|tepi pantai|pinggir pantai|beach|sand|white sand|sandy beach|seashore|seaside',
  ],
  onStone: [
    'di atas batu/on stone',
    'batu|batu alam|batu hitam|batu besar|batu kali|bebatuan|batu granit|granit|stone|rock|rocks|stone slab|natural stone|slate',
  ],
  onCloth: [
    'di atas kain/on cloth',
    'kain satin|kain sutra|kain putih|kain linen|kain beludru|kain|satin|sutra|beludru|taplak|satin cloth|silk cloth|white cloth|linen|linen cloth|velvet|fabric|silk|satin fabric',
  ],
};

/** The details that say what things lie on. */
export const GROUNDS: ReadonlySet<string> = new Set(Object.keys(GROUND_WORDS));

/** Grounds that are out of doors. */
export const OPEN_GROUNDS: ReadonlySet<string> = new Set(['onGrass', 'onSand']);
