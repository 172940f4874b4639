/** Colloquial spellings, and the spelling the lexicon has. A map, because an object also answers to "constructor". */
const COLLOQUIAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ujan: 'hujan',
    ujanan: 'hujan',
    dpn: 'depan',
    dkt: 'dekat',
    blkg: 'belakang',
    sblh: 'sebelah',
    mlm: 'malam',
    anget: 'hangat',
    deres: 'deras',
    malem: 'malam',
    item: 'hitam',
    ijo: 'hijau',
    bocil: 'bocah',
    cewe: 'cewek',
    cowo: 'cowok',
    nyokap: 'ibu',
    bokap: 'bapak',
    duren: 'durian',
    kebon: 'kebun',
    rame: 'ramai',
    gede: 'besar',
    dalem: 'dalam',
    maen: 'main',
    diruang: 'ruang',
    dikamar: 'kamar',
    dirumah: 'rumah',
  }),
);

/** The lexicon's spelling of a colloquial word; other words unchanged. */
export const standardSpelling = (word: string): string => COLLOQUIAL.get(word) ?? word;
