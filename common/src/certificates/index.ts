// The number of a certificate: three groups of four, without letters that are taken for others, the last a check symbol.
// Which numbers there are the database draws: `certificate_number()` in the migrations.

/** Of Crockford's base 32: digits, and letters but I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const symbols = 12;

/** What people type for others: Latin letters that there are none of, and Russian ones that look like Latin ones. */
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

/** The number as it is kept, however it was typed: `K7QM-2F9X-R4T3`; null for what is no number of a certificate. */
export function certificateNumber(typed: string): string | null {
  const places = Array.from(typed.toUpperCase().replaceAll(/[\s\p{Dash}№]/gu, ''), (symbol) =>
    alphabet.indexOf(lookalikes.get(symbol) ?? symbol),
  );
  if (places.length !== symbols || places.includes(-1) || sumOf(places) !== 0) return null;
  const text = places.map((place) => alphabet[place]).join('');
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-');
}

/** By Luhn's algorithm modulo 32: it finds every wrong symbol, and neighbours that changed places but for 0 and Z. */
function sumOf(places: readonly number[]): number {
  const sum = places.toReversed().reduce((before, place, index) => {
    const doubled = index % 2 === 0 ? place : 2 * place;
    return before + Math.floor(doubled / alphabet.length) + (doubled % alphabet.length);
  }, 0);
  return sum % alphabet.length;
}
