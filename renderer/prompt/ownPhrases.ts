import type { Token } from './tokens.ts';

/**
 * Compounds that mean something other than their words and cannot be drawn: a swimming pool ("kolam renang") is not a
 * koi pond, a hospital ("rumah sakit") not a house.
 */
const OWN_PHRASES: ReadonlySet<string> = new Set(
  (
    'kolam renang|kolam berenang|kolam ombak|kolam pasir|swimming pool|rumah sakit|kuda nil|singa laut|anjing laut|bintang laut|sea lion|sea star|star fish|' +
    'kebun binatang|kereta bayi|kereta gantung|bola basket|bola voli|bola lampu|light bulb|jam pasir|lapangan terbang|anak tangga|anak panah|' +
    'anak ayam|sepatu roda|kursi roda|meja hijau|layar tancap|kuda kayu|rocking horse|hot dog|fire truck|fire engine|mobil pemadam|pemadam kebakaran|sand castle|istana pasir|' +
    'house plant|bunga bank|mata air|papan tulis|gula pasir|night club|bulan madu|roti jala|kipas angin|telur angin|obat nyamuk|tisu basah|wet wipes|bumbu kacang|saus kacang|sambal kacang|peanut sauce|' +
    'pisang ijo|kue cubit|kue pukis|kue pancong|kue ape|kue putu|pisang hijau|bunga papan|papan bunga|banana boat|jet ski|flying fox|burung lovebird|burung beo|burung kenari|burung perkutut|' +
    'burung murai|lampu warna warni|lampu kelap kelip|lampu kerlap kerlip|lampu tumblr|fairy lights|string lights|' +
    'lampu sorot|lampu panggung|lampu gantung|lampu taman|spot light|spotlight|stage lights|cumi goreng|cumi bakar|cumi crispy|cumi krispi|cumi asam manis|cumi saus padang|cumi hitam|frozen food|' +
    'burung cendrawasih|burung cenderawasih|burung cucak|burung nuri merah|burung jalak|burung gagak|burung pipit|burung gereja|burung puyuh|burung kasuari|burung maleo|burung rangkong|jas hujan|raincoat|martabak telur|martabak telor|bola kasti|bola tenis|kotak makan|kotak bekal|lunch box|balai desa|kantor desa|kantor kelurahan|lapangan bola|stadion bola|papan catur|' +
    'bunga anggrek|bunga kamboja|bunga sepatu|bunga kantil|bunga bangkai|bunga kol|bunga telang|bunga kertas|bunga lili|bunga sedap malam'
  ).split('|'),
);
const LENGTHS = [3, 2];

/** Veils as wares rather than worn: "jilbab segi empat", "kerudung motif bunga". */
const VEILS: ReadonlySet<string> = new Set(['hijab', 'jilbab', 'kerudung', 'khimar']);
const OF_WARES: ReadonlySet<string> = new Set(
  'segi pashmina instan instant bergo voal paris bahan motif premium dilipat katun ceruti syari jualan grosir'.split(
    ' ',
  ),
);

/** Length in words of the compound that begins at `start`; 0 if none does. */
export function ownPhraseAt(tokens: readonly Token[], start: number): number {
  const next = tokens[start + 1];
  if (next && !next.opens && VEILS.has(tokens[start]!.word) && OF_WARES.has(next.word)) return 2;
  const length = LENGTHS.find((words) => {
    const phrase = tokens.slice(start, start + words);
    return !phrase.slice(1).some(({ opens }) => opens) && OWN_PHRASES.has(phrase.map(({ word }) => word).join(' '));
  });
  return length ?? 0;
}
