const TITLE = '(?:(?:mbak|mas|bapak|ibu|pak|bu|abang|bang|para|seorang) )?';
/** Words after which a trade is named. */
const WITH_KIND = 'tukang|penjual|pedagang|petugas|pemain|atlet|kuli|konten|content';
/** Trades that their kind may follow: "montir mobil", "drummer band". */
const OF_KINDS = 'montir|mekanik|kasir|penyanyi|drummer|pengrajin|perias';
const ALONE =
  'florist?|tiktoker|youtuber|(?:beauty )?vlogger|influencer|selebgram|(?:game )?streamer|(?:pro )?player|gamer|programmer|freelancer|mua|(?:makeup|make up) artist|biduan|vokalis|sinden|singer|pianis|pianist|violinist|penjahit|tailor|seamstress|penenun|weaver|pembatik|pengukir|pelukis|painter|hairdresser|mechanic|car mechanic|cashier|welder|builder|bricklayer|construction workers?|petinju|boxers?|perenang|swimmer|weightlifter|peselancar|surfers?|taxi driver|(?:sopir|supir|driver) taksi|terapis pijat|street vendor|fruit seller|market seller|satpam|security|sekuriti|penjaga keamanan|security (?:guard|officer)|damkar|pemadam kebakaran|fire(?:fighter|man)s?';
const TRADE = new RegExp(`^${TITLE}(?:(?:${WITH_KIND}) .+|(?:${OF_KINDS})(?: .+)?|${ALONE})$`, 'iu');

/** Whether a phrase names somebody by what they do for a living: a "tiktoker" who dances is not filming. */
export const isTrade = (typed: string): boolean => TRADE.test(typed);
