// The texts of promo codes. They are kept in capital letters: whoever types one need not look at their case.

/** Letters of a code at most. */
export const mostInCode = 50;

/** Of letters that Unicode writes in several ways, as wide ones and those with loose marks, the plain form. */
export const plainCode = (code: string): string => code.normalize('NFKC');

/** What tells codes apart: case, ё and spaces aside. */
export const codeKey = (code: string): string =>
  plainCode(code).replaceAll(/\s/g, '').toUpperCase().replaceAll('Ё', 'Е');

/** A whole number from 0 on that is less than this. */
type Random = (below: number) => number;

// Nothing that is taken for a digit, or a digit for it, when it is read aloud or from paper.
const consonants = 'BDFGHKMNPRSTVZ';
const vowels = 'AEU';
const legibleDigits = '23456789';

/** Three syllables and two digits, as `KUMERA47`, which can be said over the telephone; 4.7 million of them. */
export function readableCode(random: Random): string {
  const one = (symbols: string) => symbols.charAt(random(symbols.length));
  const syllable = () => one(consonants) + one(vowels);
  return [syllable(), syllable(), syllable(), one(legibleDigits), one(legibleDigits)].join('');
}

/** All codes of a pattern. */
export interface CodePattern {
  /** How many there are; rounded where they are more than 9 quadrillions. */
  possible: number;
  /** Any of them. */
  draw: (random: Random) => string;
  /** Each by its number from 0 on, where `possible` is exact. */
  at: (place: number) => string;
  /** A regular expression of their keys, as JavaScript and PostgreSQL read it. */
  expression: string;
}

/** `#` stands for a digit and `?` for a Latin letter that is taken for no digit; all else for itself. */
const holes: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '?': 'ABCDEFGHJKLMNPQRSTUVWXYZ',
};

/** Null for what no codes are made of: these are letters, digits, hyphens and underscores, and a hole at least. */
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

/** So many codes of a pattern whose keys nobody has, each once; fewer where there are no more. */
export function drawnCodes(
  { possible, draw, at }: CodePattern,
  { count, taken, random }: { count: number; taken: ReadonlySet<string>; random: Random },
): string[] {
  // Of few, most draws would be of what is drawn already: these are shuffled.
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
