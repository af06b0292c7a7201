// Detects single-byte Cyrillic encodings by frequencies of letters and pairs of letters in Russian, and by the use of
// capitals. No library distinguishes all five by a few words.

/** From the most common to the rarest: a word of four letters may be plausible in two of them. */
export const cyrillicEncodings = [
  'windows-1251',
  'koi8-r',
  'ibm866',
  'iso-8859-5',
  'x-mac-cyrillic',
] as const;

export type CyrillicEncoding = (typeof cyrillicEncodings)[number];

/** The encoding in which the bytes look most like Russian. */
export function detectCyrillic(bytes: Uint8Array): CyrillicEncoding {
  const sample = bytes.subarray(0, longest);
  let [best, highest]: [CyrillicEncoding, number] = ['windows-1251', Number.NEGATIVE_INFINITY];
  for (const [rank, encoding] of cyrillicEncodings.entries()) {
    const score = likenessOf(new TextDecoder(encoding).decode(sample)) - rank;
    if (score > highest) [best, highest] = [encoding, score];
  }
  return best;
}

/** Bytes that are examined. */
const longest = 64 * 1024;

/** Letters by decreasing frequency. */
const letters = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ';

/** Pairs by decreasing frequency; they make up nine of ten pairs in Russian texts. */
const written =
  'еновнирострапрнотепоеранитканаатретакотоваоттьнызаетривеорлиосмеолоддалоавиномалтилеискила' +
  'неелтрльобвосяиясоикиескесдечеокгоимедамвионартсасемнназдомиилакогвыопчидимаыепиойятаякуий' +
  'рупемоадыйсегрчакртвтынтбослаеткироеекрыизпаевспачьнютапвлуснясиклучляаббрсаплочожтнутдней' +
  'хошиозлюфирннужеегктссблурсьшеайётвнидчнциывиваютувкфогидуудцезвртпуичахииагкеыхсвбазомуря' +
  'снзнаждрйтытечбелуждихжиючбивсёнздешгажняермзмдысмксупепсымыузицулглшаишиампукашезчёрввтуж' +
  'зиежохубошнкигымбыямвяиосуьтзыуюебеещеязнсоиафжаип';

const frequent = 60;

const rankOfPair = new Map(written.match(/../g)?.map((pair, rank) => [pair, rank]));

function likenessOf(text: string): number {
  let score = 0;
  let before = '';
  for (const sign of text) {
    if (sign > '\u007F') score += signScore(sign) + pairScore(before, sign);
    before = sign;
  }
  return score;
}

function signScore(sign: string): number {
  const rank = letters.indexOf(sign.toLowerCase());
  if (rank !== -1) return 1 - (2 * rank) / letters.length;
  if (/[«»–—…№]/.test(sign)) return 0;
  // Letters of other languages; box drawing, mathematical signs and unassigned code points.
  return /\p{L}/u.test(sign) ? -2 : -4;
}

function pairScore(before: string, sign: string): number {
  const [one, other] = [before.toLowerCase(), sign.toLowerCase()];
  if (!/\p{L}/u.test(one) || !/\p{L}/u.test(other)) return 0;
  const rank = rankOfPair.get(one + other);
  // A capital within a word.
  const broken = before === one && sign !== other ? 3 : 0;
  if (rank === undefined) return -1.5 - broken;
  return (rank < frequent ? 1 : 0.25) - broken;
}
