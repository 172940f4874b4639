import { act, type ActWords, SITTING } from './act.ts';

/** At ease, in love, with the family and before prayer. */
export const FAMILY_ACT_WORDS: Readonly<Record<string, ActWords>> = {
  posesForPhoto: act(
    'berpose/posing',
    'woman',
    'park',
    'berpose|posing|bergaya|gaya keren|bergaya keren|foto ootd|ootd|ootdan|photoshoot|photo shoot|foto model|foto gaya|nampang|mejeng|posing for a photo|posing for a picture|poses|strikes a pose|striking a pose',
  ),
  liesDown: act(
    'rebahan main ponsel/lying down with a phone',
    'person',
    'bedroom',
    'rebahan|lagi rebahan|rebahan aja|rebahan di kasur|tiduran|tiduran sambil main hp|rebahan sambil main hp|goleran|mager|gabut|leyeh leyeh|lying in bed|lying on the bed|lying on a bed|lying down|lazing around',
    [['ranjang, ponsel/bed, phone', 'kasur ranjang hp ponsel bed phone']],
  ),
  listensToMusic: act(
    'mendengarkan musik/listening to music',
    'woman',
    'bedroom',
    'dengar musik|dengar lagu|denger musik|denger lagu|dengerin musik|dengerin lagu|mendengar musik|mendengar lagu|mendengarkan musik|mendengarkan lagu|ndengerin musik|ndengerin lagu|dengerin musik pake headset|dengerin lagu pake headset|listening to music|listening to a song|listening to songs',
    [['headphone/headphones', 'headphone headset earphone headphones musik music']],
  ),
  proposes: act(
    'melamar dengan cincin/proposing with a ring',
    'couple',
    'park',
    'lamar pacar|lamar pacarnya|lamar kekasih|lamar kekasihnya|lamar cewek|lamar ceweknya|lamar pacar dengan cincin|melamar pacar|melamar pacarnya|melamar kekasih|melamar kekasihnya|melamar cewek|melamar ceweknya|melamar pacar dengan cincin|ngelamar pacar|ngelamar pacarnya|ngelamar kekasih|ngelamar kekasihnya|ngelamar cewek|ngelamar ceweknya|ngelamar pacar dengan cincin|proposing|proposing to his girlfriend|proposing to her|proposes|marriage proposal',
    [['cincin, kekasih/ring, beloved', 'cincin pacar kekasih ring girlfriend']],
  ),
  kissesHand: act(
    'sungkem/kneeling before an elder',
    'boy',
    'livingRoom',
    'sungkem|sungkeman|cium tangan|mencium tangan|nyium tangan|sungkem ke ibu|sungkem ke orang tua|sungkem sama ibu|kissing her hand|kissing his hand',
    [['ibu, kursi/mother, chair', 'ibu ortu nenek kursi mother chair']],
  ),
  combsHair: act(
    'menyisir rambut anak/combing a child’s hair',
    'mother',
    'bedroom',
    'nyisir rambut|nyisir rambut anak|nyisir rambut anaknya|menyisir rambut|menyisir rambut anak|menyisir rambut anaknya|sisir rambut|sisir rambut anak|sisir rambut anaknya|kuncir rambut|kuncir rambut anak|kuncir rambut anaknya|nguncir rambut|nguncir rambut anak|nguncir rambut anaknya|menguncir rambut|menguncir rambut anak|menguncir rambut anaknya|kepang rambut|kepang rambut anak|kepang rambut anaknya|ngepang rambut|ngepang rambut anak|ngepang rambut anaknya|mengepang rambut|mengepang rambut anak|mengepang rambut anaknya|nyisirin rambut anak|combing hair|combing her hair|braiding hair|brushing hair|combing her daughter hair',
    [['anak, sisir/child, comb', 'anak anaknya sisir rambut child comb hair daughter']],
  ),
  bathesChild: act(
    'memandikan anak/bathing a child',
    'mother',
    'bathroom',
    'mandiin anak|mandiin anaknya|mandiin bayi|mandiin bayinya|mandiin adik|memandikan anak|memandikan anaknya|memandikan bayi|memandikan bayinya|memandikan adik|mandikan anak|mandikan anaknya|mandikan bayi|mandikan bayinya|mandikan adik|bathing a child|bathing a baby|bathing her baby|bathing her child|giving a bath|giving her baby a bath',
    [['anak, bak mandi, busa/child, tub, foam', 'anak bayi bak ember busa sabun child baby tub foam']],
  ),
  foldsClothes: act(
    'melipat baju/folding clothes',
    'mother',
    'bedroom',
    'lipat baju|lipat pakaian|lipat cucian|melipat baju|melipat pakaian|melipat cucian|ngelipat baju|ngelipat pakaian|ngelipat cucian|nglipet baju|nglipet pakaian|nglipet cucian|lipet baju|lipet pakaian|lipet cucian|folding clothes|folding laundry|folding the laundry',
    [['tumpukan baju/pile of clothes', 'baju pakaian tumpukan clothes laundry']],
  ),
  picksClothes: act(
    'memilih baju/choosing clothes',
    'woman',
    'store',
    'pilih baju|pilih pakaian|pilih dress|milih baju|milih pakaian|milih dress|memilih baju|memilih pakaian|memilih dress|milih milih baju|milih milih pakaian|milih milih dress|coba baju|coba pakaian|coba dress|nyoba baju|nyoba pakaian|nyoba dress|mencoba baju|mencoba pakaian|mencoba dress|beli baju|beli pakaian|beli dress|membeli baju|membeli pakaian|membeli dress|lihat baju|lihat pakaian|lihat dress|liat baju|liat pakaian|liat dress|belanja baju|belanja pakaian|shopping baju|choosing clothes|picking clothes|trying on clothes|shopping for clothes|browsing clothes',
    [['baju di gantungan/clothes on a rack', 'baju pakaian gantungan rak dress clothes rack']],
  ),
  callsToPrayer: act(
    'mengumandangkan azan/calling to prayer',
    'peci-man',
    'mosqueHall',
    'azan|adzan|mengumandangkan azan|mengumandangkan adzan|muadzin|muazin|calling to prayer|call to prayer|muezzin',
    [['mikrofon/microphone', 'mikrofon mic microphone']],
  ),
  washesForPrayer: act(
    'berwudu/ritual washing',
    'peci-man',
    'bathroom',
    'wudhu|wudu|berwudhu|berwudu|ambil wudhu|ambil wudu|mengambil wudhu|performing ablution|performing wudu|ablution',
    [['keran, air/tap, water', 'keran air tap water']],
  ),
  eatsMeal: act(
    'makan di meja/eating at a table',
    'person',
    'foodStall',
    'makan sendirian|makan sendiri|having a meal alone|eating alone',
    [['mangkuk, meja, sendok/bowl, table, spoon', 'mangkuk mangkok meja sendok bowl table spoon'], SITTING],
  ),
};
