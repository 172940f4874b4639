/**
 * Content that is never sent to an engine (terms of service, "What is not allowed"), detected from the text alone.
 * Narrow on purpose: it matches acts and exposures, not words with harmless uses ("kaki telanjang", "lipstik nude",
 * "naked eye"). Engines may refuse more (docs/decisions/content-rule.md).
 */

/** Harmless phrases that the rules below would match; removed before matching. */
const HARMLESS = new RegExp(
  [
    '(?:kaki|mata|tangan) telanjang',
    '(?:ber)?telanjang (?:kaki|dada)',
    'naked eye',
    '(?:warna|lipstik|sepatu) nude',
    'nude (?:lipstick|heels|colou?rs?|palette|tones?)',
    '(?:pendidikan|edukasi|kesehatan) (?:seks|seksual|reproduksi)',
    'sex(?:ual)? education',
    '(?:anti|stop|cegah|lawan|pencegahan) (?:pelecehan seksual|kekerasan seksual|bunuh diri)',
  ]
    .map((phrase) => `\\b${phrase}\\b`)
    .join('|'),
  'gu',
);

/** Always explicit, no matter who is shown. */
const EXPLICIT = [
  /\b(?:bokep|porn(?:o|ografi|ographic|ography)?|hentai|nsfw|milf|blowjob|handjob|cumshot|creampie|orgasm\w*|masturba\w+|onani|ngentot\w*|kontol|memek|bugil)\b/u,
  /\b(?:adegan|hubungan|video|foto|gambar) (?:seks|sex|mesum|intim|panas|porno)\b|\b(?:ber|di)?(?:hubungan|setubuh)\w* (?:badan|intim|seks\w*)\b|\b(?:bersetubuh|disetubuhi|menyetubuhi|bercinta telanjang)\b/u,
  /\b(?:sex (?:scene|act|tape|video)|(?:having|have|has) sex|sexual (?:intercourse|act)|explicit sex\w*)\b/u,
  /\b(?:telanjang bulat|telanjang dada perempuan|tanpa busana|tanpa sehelai benang|setengah telanjang)\b/u,
  /\b(?:perempuan|wanita|cewek|gadis|pria|lelaki|laki laki|cowok|artis|model|tubuh|badan|istri|pacar)\w*(?: \w+){0,2} (?:(?:ber)?telanjang|topless)\b/u,
  /\b(?:nude|naked|topless) (?:\w+ )?(?:woman|women|girl|girls|man|men|lady|ladies|body|bodies|model|models|person|people|actress|celebrity|photo|picture|selfie)\b/u,
  /\b(?:woman|women|girl|girls|man|men|lady|model|actress|celebrity)(?: \w+){0,3} (?:nude|naked|topless)\b/u,
  /\b(?:payudara|puting|vagina|penis|alat kelamin|genitals?|nipples?|bare breasts?)\b/u,
];

/** Undressing somebody in a picture. */
const UNDRESSING = [
  /\b(?:telanjangi|menelanjangi|ditelanjangi|nudify|undress(?:ed|ing)?|deepnude)\b/u,
  /\b(?:hapus|hilangkan|lepas|lepaskan|buka|bukakan|copot|tanggalkan|buang)(?: semua| seluruh)? (?:baju|bajunya|pakaian|pakaiannya|busana|busananya|kerudung|kerudungnya|jilbab|jilbabnya|hijab|hijabnya|celana|celananya|bra|branya)\b/u,
  /\b(?:remove|strip off|take off|erase|delete)(?: all)? (?:(?:her|his|their|the) )?(?:clothes|clothing|shirt|dress|bikini|bra|underwear|hijab)\b|\bwithout (?:any )?clothes\b/u,
];

const MINOR =
  /\b(?:anak(?: kecil| perempuan| laki laki)?|bocah|balita|bayi|remaja|abg|siswi|siswa|pelajar|murid|anak sekolah|gadis kecil|di bawah umur|bawah umur|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teens?|teenagers?|teenage|minors?|underage|schoolgirls?|schoolboys?|little (?:girls?|boys?)|preteen|loli|lolita|shota)\b/u;
/** Allowed for adults, never in a prompt that names children. */
const SUGGESTIVE =
  /\b(?:seksi|sexy|seksual|sexual\w*|erotis|erotic\w*|sensual\w*|vulgar|menggoda|seductive\w*|lingerie|pakaian dalam|underwear|g string|telanjang|naked|nude|mesum|cabul|lewd|fetish)\b/u;

const CRUELTY = [
  /\b(?:gore|guro|snuff|beheading|beheaded|decapitat\w+|dismember\w*|disembowel\w*)\b/u,
  /\b(?:penggal|dipenggal|memenggal|pemenggalan|mutilasi|dimutilasi|memutilasi|usus terburai|isi perut terburai)\b/u,
  /\b(?:bunuh diri|gantung diri|menyayat (?:nadi|pergelangan)|commit(?:s|ting)? suicide|self harm|slit(?:s|ting)? (?:his|her|their) wrists?)\b/u,
];

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** True when a prompt must not be sent to any engine. */
export function isForbidden(prompt: string): boolean {
  const text = plain(prompt).replace(HARMLESS, '');
  if ([...EXPLICIT, ...UNDRESSING, ...CRUELTY].some((rule) => rule.test(text))) return true;
  return MINOR.test(text) && SUGGESTIVE.test(text);
}

/**
 * Normalises to lower-case words with single spaces: strips marks, undoes digits for letters and spaced letters ("b o k
 * e p").
 */
function plain(prompt: string): string {
  const words =
    prompt
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}@$]+/gu) ?? [];
  const read = words.map((word) =>
    (/\p{L}/u.test(word) ? word.replace(/[013457@$]/gu, (sign) => LOOKALIKES[sign]!) : word).replace(
      /(\p{L})\1{2,}/gu,
      '$1',
    ),
  );
  return read
    .join(' ')
    .replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){2,}/gu, (letters) => letters.replaceAll(' ', ''));
}
