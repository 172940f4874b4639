/**
 * Everyday words one typing slip away from a word of the lexicon that must not be corrected to it: "renang" (swimming)
 * is not rendang, "menteri" (a minister) not mentari.
 */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    'bahan balkon membaca mengepel sakit keras tulis pensi bekas belalang berang bidang binatang bukti cerai cerita ember ganteng gerbong gersang gulungan hutang jambul kamus karat karatan katun ' +
    'kawasan kembung kencing kopral kurus lampau lebah lemah lembur mantan mantap mantra marmut martabat menteri ngeri pajangan pancing pantas pendapat ' +
    'peran pernak pinggang pulas putra rapor renang runcing saing saling saluran sambung sarung sidang silang stadion sulit tampan tempel tendang teras ' +
    'teriak undang ' +
    'broom bucket closer closet feather launch lover maker match monster officer painter pointing ranger salmon scandal shouting speaker stairs steam story stream supper teenager temper trial waiter widow'
  ).split(' '),
);

/** Colloquial spellings, and the spelling the lexicon has. */
const SPOKEN: Readonly<Record<string, string>> = {
  ujan: 'hujan',
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
};

/** The lexicon's spelling of a colloquial word; other words unchanged. */
export const writtenWord = (word: string): string => SPOKEN[word] ?? word;
