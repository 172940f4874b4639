/**
 * Everyday words that are one slip of the finger away from a word of the lexicon, and mean themselves: "renang" is
 * swimming and no rendang, "menteri" no mentari.
 */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    'bahan balkon tulis  bekas belalang berang bidang binatang bukti cerai cerita ember ganteng gerbong gersang gulungan hutang jambul kamus karat karatan katun ' +
    'kawasan kembung kencing kopral kurus lampau lebah lemah lembur mantan mantap mantra marmut martabat menteri ngeri pajangan pancing pantas pendapat ' +
    'peran pernak pinggang pulas putra rapor renang runcing saing saling saluran sambung sarung sidang silang stadion sulit tampan tempel tendang teras ' +
    'teriak undang ' +
    'broom bucket closet feather launch lover maker match monster officer ranger salmon scandal speaker steam story stream supper teenager temper trial waiter widow'
  ).split(' '),
);

/** Words as people say them, and as the lexicon has them. */
const SPOKEN: Readonly<Record<string, string>> = {
  ujan: 'hujan',
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
};

/** A word as it is written. */
export const writtenWord = (word: string): string => SPOKEN[word] ?? word;
