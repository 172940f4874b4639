/**
 * Everyday words one typing slip away from a word of the lexicon that must not be corrected to it: "renang" (swimming)
 * is not rendang, "menteri" (a minister) not mentari.
 */
export const UNCORRECTED_WORDS: ReadonlySet<string> = new Set(
  (
    'merk merek brand sunda bahan balkon membaca mengepel sakit keras tulis pensi bekas belalang berang bidang binatang bukti cerai cerita ember ganteng gerbong gersang gulungan hutang jambul kamus karat karatan katun ' +
    'kawasan kembung kencing kopral kurus lampau lebah lemah lembur mantan mantap mantra marmut martabat menteri ngeri pajangan pancing pantas pendapat ' +
    'peran pernak pinggang pulas putra rapor renang runcing saing saling saluran sambung sarung sidang silang stadion sulit tampan tempel tendang teras ' +
    'teriak undang angina arabika arktik banding barusan bercak buklet cemar duri figur fluida garda kabur kelab kenyang makam mangsa mending meter monolit panti parasit ' +
    'pasat pelamar pelana pengin perah perasan persona pingin plaket refleks setrum singgah studi tabel traktir berasal berdosa berjuang berkabur berlain terbakat ' +
    'broom bucket closer closet feather launch lover maker match monster officer pointing ranger salmon scandal shouting speaker stairs steam story stream supper teenager temper trial waiter widow ' +
    'american analogy artisan borne breach carton chill cloths coats confer cooling corral dessert earthy farther fiends figured files flaming fruity ' +
    'gallon lampoon latter meter moans movers painter pants panting peeps persona place planned planning pools prying psalms roster saloon shine showing sketchy skipper ' +
    'sliver slipped smoker spark stares starts state stature streak streaming surging tabled tablet traitor venues walling wavers weeding'
  ).split(' '),
);
