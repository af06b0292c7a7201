// Generates, normalizes and compares promo codes, which are stored in upper case and are case-insensitive.

/** The maximum length of a code. */
export const mostInCode = 50;

/**
 * Replaces Unicode variants, such as fullwidth letters and separate diacritics, by the normal form.
 */
export const plainCode = (code: string): string => code.normalize('NFKC');

/** The key by which codes are unique: ignores case, ё and spaces. */
export const codeKey = (code: string): string =>
  plainCode(code).replaceAll(/\s/g, '').toUpperCase().replaceAll('Ё', 'Е');

/** A random integer from 0, less than `below`. */
type Random = (below: number) => number;

// Without letters that are confused with digits, aloud or on paper.
const consonants = 'BDFGHKMNPRSTVZ';
const vowels = 'AEU';
const legibleDigits = '23456789';

/**
 * Three syllables and two digits, such as `KUMERA47`, which is easy to say over the telephone; there are 4.7 million.
 */
export function readableCode(random: Random): string {
  const one = (symbols: string) => symbols.charAt(random(symbols.length));
  const syllable = () => one(consonants) + one(vowels);
  return [syllable(), syllable(), syllable(), one(legibleDigits), one(legibleDigits)].join('');
}

/** The codes that match a pattern. */
export interface CodePattern {
  /** Their number; approximate above 9 quadrillions. */
  possible: number;
  /** A random one. */
  draw: (random: Random) => string;
  /** The code with this index from 0, if `possible` is exact. */
  at: (place: number) => string;
  /** A regular expression that matches their keys, valid in JavaScript and PostgreSQL. */
  expression: string;
}

/**
 * `#` stands for a digit and `?` for a Latin letter that is not confused with a digit; other characters are literal.
 */
const holes: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '?': 'ABCDEFGHJKLMNPQRSTUVWXYZ',
};

/**
 * Null for an invalid pattern: it consists of letters, digits, hyphens and underscores, with at least one placeholder.
 */
export function codePattern(text: string): CodePattern | null {
  const written = plainCode(text).trim().toUpperCase();
  if (!/^[\p{Lu}\d_#?-]+$/u.test(written) || written.length > mostInCode) return null;
  if (!/[#?]/.test(written)) return null;
  const placesOf = (symbols: string) => Array.from(symbols, (symbol) => holes[symbol] ?? symbol);
  const places = placesOf(written);
  return {
    possible: places.reduce((count, { length }) => count * length, 1),
    draw: (random) => places.map((symbols) => symbols.charAt(random(symbols.length))).join(''),
    at: (place) => {
      let left = place;
      const symbolOf = (symbols: string) => {
        const symbol = symbols.charAt(left % symbols.length);
        left = Math.floor(left / symbols.length);
        return symbol;
      };
      return places.toReversed().map(symbolOf).toReversed().join('');
    },
    expression: `^${placesOf(codeKey(written))
      .map((symbols) => (symbols.length > 1 ? `[${symbols}]` : symbols))
      .join('')}$`,
  };
}

/** Draws `count` distinct codes whose keys are not taken; fewer if the pattern has no more. */
export function drawCodes(
  { possible, draw, at }: CodePattern,
  { count, taken, random }: { count: number; taken: ReadonlySet<string>; random: Random },
): string[] {
  // With few possible codes most draws would repeat, so all of them are shuffled instead.
  if (possible <= 4 * (count + taken.size)) {
    const free = Array.from({ length: possible }, (_, place) => at(place)).filter(
      (code) => !taken.has(codeKey(code)),
    );
    return shuffled(free, random).slice(0, count);
  }
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const code = draw(random);
    if (!taken.has(codeKey(code))) drawn.add(code);
  }
  return [...drawn];
}

const shuffled = (codes: readonly string[], random: Random): string[] =>
  codes
    .map((code) => ({ code, place: random(2 ** 32) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ code }) => code);
