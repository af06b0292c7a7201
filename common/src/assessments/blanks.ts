// Blanks in the text of a question: the marks [[1]], [[2]] … in canonical HTML, where `<` and `>` stand for tags alone. In
// attributes and formulas, whose source is drawn and not shown, they are none.

export const blankMark = (number: number): string => `[[${number}]]`;

/** Blanks of a question at most; their marks have two digits. */
export const mostBlanks = 99;

/** The HTML in pieces, each of which may leave elements open, and between them the numbers of the blanks. */
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

/** As they follow each other in the text; a mark that stands there twice is twice among them. */
export const blanksIn = (html: string): number[] =>
  splitAtBlanks(html).filter((piece) => typeof piece === 'number');

/** The text with other HTML in the places of its marks. */
export const withBlanks = (html: string, shown: (number: number) => string): string =>
  splitAtBlanks(html)
    .map((piece) => (typeof piece === 'number' ? shown(piece) : piece))
    .join('');

/** The smallest number that neither the text nor an answer has; null where there are as many blanks as there may be. */
export function nextBlank(used: Iterable<number>): number | null {
  const taken = new Set(used);
  for (let number = 1; number <= mostBlanks; number += 1) if (!taken.has(number)) return number;
  return null;
}
