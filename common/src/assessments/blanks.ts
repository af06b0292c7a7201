// Finds blanks, the marks [[1]], [[2]] … in a question's canonical HTML, where `<` and `>` occur only in tags. Marks in
// attributes and formulas are ignored, because their source is not shown as text.

export const blankMark = (number: number): string => `[[${number}]]`;

/** The maximum number of blanks; marks have at most two digits. */
export const mostBlanks = 99;

/**
 * Splits HTML into pieces and the numbers of the blanks between them. A piece may leave elements open.
 */
export function splitAtBlanks(html: string): (string | number)[] {
  const pieces: (string | number)[] = [''];
  let isFormula = false;
  for (const [index, token] of html.split(tags).entries()) {
    const isTag = index % 2 === 1;
    const inside = isTag || isFormula ? [token] : token.split(marks);
    for (const [at, piece] of inside.entries()) {
      if (at % 2 === 1) pieces.push(Number(piece), '');
      else pieces[pieces.length - 1] += piece;
    }
    isFormula = isTag && formula.test(token);
  }
  return pieces;
}

const tags = /(<[^>]*>)/;
const marks = /\[\[([1-9]\d?)\]\]/;
const formula = /^<(?:span|div) class="formula">$/;

/** Numbers of blanks in the order of the text, including repeated ones. */
export const blanksIn = (html: string): number[] =>
  splitAtBlanks(html).filter((piece) => typeof piece === 'number');

/** Replaces the marks by other HTML. */
export const withBlanks = (html: string, shown: (number: number) => string): string =>
  splitAtBlanks(html)
    .map((piece) => (typeof piece === 'number' ? shown(piece) : piece))
    .join('');

/** The smallest number that neither the text nor an answer uses; null if the maximum is reached. */
export function nextBlank(used: Iterable<number>): number | null {
  const taken = new Set(used);
  for (let number = 1; number <= mostBlanks; number += 1) if (!taken.has(number)) return number;
  return null;
}
