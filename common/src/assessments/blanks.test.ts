// Marks of blanks in canonical HTML, and the text around them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankMark, blanksIn, mostBlanks, nextBlank, splitAtBlanks, withBlanks } from './blanks.ts';

test.each([
  ['<p>Дважды два [[1]], а трижды три [[2]].</p>', [1, 2]],
  ['<p>[[2]][[1]] и ещё [[2]]</p>', [2, 1, 2]],
  ['<p>[[0]] [[01]] [[100]] [1] [[ 1 ]] [[<strong>1</strong>]]</p>', []],
  ['<p>[[[1]]]</p>', [1]],
  ['<figure><img src="/a" alt="[[1]]"><figcaption>[[2]]</figcaption></figure>', [2]],
  ['<p>Если <span class="formula">a_{[[1]]}</span>, то [[3]]</p>', [3]],
  ['<pre><code>print([[1]] &lt; 5)</code></pre>', [1]],
  ['', []],
])('%s', (html, numbers) => {
  expect(blanksIn(html)).toEqual(numbers);
});

test('the text around the marks is unchanged', () => {
  expect(splitAtBlanks('<p>Раз [[1]] <em>два</em> [[2]]</p>')).toEqual([
    '<p>Раз ',
    1,
    ' <em>два</em> ',
    2,
    '</p>',
  ]);
  expect(withBlanks('<p>[[1]] и [[2]]</p>', (number) => `<i>${number}</i>`)).toBe(
    '<p><i>1</i> и <i>2</i></p>',
  );
  const piece = fc.oneof(
    fc.constantFrom('<p class="[[1]]">', '</p>', '<span class="formula">', '[[', ']]', 'да'),
    fc.nat(120).map(blankMark),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('');
      expect(withBlanks(html, blankMark)).toBe(html);
      expect(blanksIn(withBlanks(html, () => '…'))).toEqual([]);
    }),
  );
});

test('the next blank has the smallest free number', () => {
  expect([nextBlank([]), nextBlank([2, 1, 4]), nextBlank([7])]).toEqual([1, 3, 1]);
  expect(nextBlank(Array.from({ length: mostBlanks }, (_, index) => index + 1))).toBeNull();
});
