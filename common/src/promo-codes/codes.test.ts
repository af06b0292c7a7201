// Generated promo codes: readable ones, and those of a pattern.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey, codePattern, drawCodes, readableCode, type CodePattern } from './codes.ts';

/** A seeded random generator: mulberry32. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const patternOf = (text: string): CodePattern => {
  const pattern = codePattern(text);
  if (pattern === null) throw new Error(`«${text}» is no pattern`);
  return pattern;
};

test('readable codes consist of unambiguous syllables and digits', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const code = readableCode(randomOf(seed));
      expect(code).toMatch(/^([BDFGHKMNPRSTVZ][AEU]){3}[2-9]{2}$/);
      expect(code).not.toMatch(/[OIL01]/);
    }),
  );
});

test('each code matches its pattern', () => {
  const { possible, at } = patternOf(' лето-#? ');
  expect(possible).toBe(240);
  expect([at(0), at(1), at(239)]).toEqual(['ЛЕТО-0A', 'ЛЕТО-0B', 'ЛЕТО-9Z']);
  expect(patternOf('Е\u0308Ж－＃').at(7)).toBe('ЁЖ-7');
});

test('keys ignore case, ё, spaces and Unicode variants', () => {
  expect(codeKey('Е\u0308ЛКА－２５')).toBe(codeKey('ёлка-25'));
  expect(codeKey(' чёрная Пятница ')).toBe(codeKey('ЧЕРНАЯПЯТНИЦА'));
  expect(codeKey('ЁЛКА')).not.toBe(codeKey('ЕЛКИ'));
});

test.each(['', 'SUMMER', 'SUMMER 25#', 'SUMMER%#', `${'A'.repeat(50)}#`])(
  '«%s» is not a pattern',
  (text) => expect(codePattern(text)).toBeNull(),
);

const part = fc.constantFrom('#', '?', 'A', 'b', 'Ё', '7', '-', '_');
const pattern = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  .filter((text) => /[#?]/.test(text))
  .map(patternOf);

test('drawn codes are distinct, match the pattern and are not taken, until there are no more', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 50 }),
      fc.integer(),
      (each, count, takenCount, seed) => {
        const random = randomOf(seed);
        const taken = new Set(Array.from({ length: takenCount }, () => codeKey(each.draw(random))));
        const drawn = drawCodes(each, { count, taken, random });
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn).toHaveLength(Math.min(count, each.possible - taken.size));
        for (const code of drawn) {
          expect(codeKey(code)).toMatch(new RegExp(each.expression, 'u'));
          expect(taken.has(codeKey(code))).toBe(false);
        }
      },
    ),
  );
});

test('a pattern with few codes returns all of them', () => {
  const all = drawCodes(patternOf('##'), { count: 100, taken: new Set(), random: randomOf(7) });
  expect(all.toSorted()).toEqual(Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')));
  expect(all).not.toEqual(all.toSorted());
});
