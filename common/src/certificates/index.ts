// Certificate numbers: three groups of four symbols without ambiguous letters, the last a check symbol. The database
// generates them: `certificate_number()` in the migrations.

/** Crockford's base 32: digits, and letters except I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const symbols = 12;

/**
 * Replacements for Latin letters outside the alphabet, and for Cyrillic letters that look Latin.
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    I: '1',
    L: '1',
    O: '0',
    А: 'A',
    В: 'B',
    Е: 'E',
    З: '3',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: '0',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
  }),
);

/**
 * Normalizes a typed number to its stored form `K7QM-2F9X-R4T3`; null if it is not a certificate number.
 */
export function certificateNumber(typed: string): string | null {
  const places = Array.from(typed.toUpperCase().replaceAll(/[\s\p{Dash}№]/gu, ''), (symbol) =>
    alphabet.indexOf(lookalikes.get(symbol) ?? symbol),
  );
  if (places.length !== symbols || places.includes(-1) || sumOf(places) !== 0) return null;
  const text = places.map((place) => alphabet[place]).join('');
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}

/**
 * Luhn's algorithm modulo 32: it detects every single wrong symbol, and swapped neighbours except 0 and Z.
 */
function sumOf(places: readonly number[]): number {
  const sum = places.toReversed().reduce((before, place, index) => {
    const doubled = index % 2 === 0 ? place : 2 * place;
    return before + Math.floor(doubled / alphabet.length) + (doubled % alphabet.length);
  }, 0);
  return sum % alphabet.length;
}
