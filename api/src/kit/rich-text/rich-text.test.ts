// Rich text input of any kind is stored in the editor's canonical form, without dangerous content.
import { richTextSchema, toHtml } from '@kafedra/common/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmIn } from '../../../testing/hostile-html/harm.ts';
import { hostileHtml } from '../../../testing/hostile-html/index.ts';
import { canonical, plainText } from './canonical.ts';
import { requiredRichText, richText } from './rich-text.ts';

const messageOf = (
  type: ReturnType<typeof requiredRichText> | ReturnType<typeof richText>,
  text: unknown,
) => type.safeParse(text).error?.issues[0]?.message;

describe('rich text', () => {
  it.each([
    [
      'lines of plain text are paragraphs',
      'Приходите!\n\nВсем < 18 & их друзьям',
      '<p>Приходите!</p><p>Всем &lt; 18 &amp; их друзьям</p>',
    ],
    [
      'other spellings of a mark are its own',
      '<b>a</b><i>b</i><del>c</del>',
      '<p><strong>a</strong><em>b</em><s>c</s></p>',
    ],
    ['headings begin below that of the page', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    [
      'styles are classes of a closed list',
      '<p class="look-lead align-center wide" style="color:red" id="x">a<span class="text-red">b</span></p>',
      '<p class="look-lead align-center">a<span class="text-red">b</span></p>',
    ],
    [
      'spaces are as a browser shows them',
      '<p> a  <b> b </b> <br> </p><p></p>',
      '<p>a <strong>b</strong></p>',
    ],
    [
      'bare images are figures of their own',
      'a <img src="/media/1/x.png" alt="Схема" width="300"> b',
      '<p>a</p><figure><img src="/media/1/x.png" alt="Схема" width="300" loading="lazy"><figcaption></figcaption></figure><p>b</p>',
    ],
    [
      'an image keeps how large it is shown, in whole pixels, and its height not alone',
      '<img src="/media/1/x.png" width="300" height="200"><img src="/media/1/y.png" height="200"><img src="/media/1/z.png" width="300" height="2e9">',
      '<figure><img src="/media/1/x.png" alt="" width="300" height="200" loading="lazy"><figcaption></figcaption></figure>' +
        '<figure><img src="/media/1/y.png" alt="" loading="lazy"><figcaption></figcaption></figure>' +
        '<figure><img src="/media/1/z.png" alt="" width="300" loading="lazy"><figcaption></figcaption></figure>',
    ],
    ['images of other sites are gone', '<p>a<img src="https://example.com/x.png"></p>', '<p>a</p>'],
    [
      'links to other sites open beside this one',
      '<a href="https://example.com" target="x">a</a> <a href="/school/courses">b</a>',
      '<p><a href="https://example.com/" rel="noopener noreferrer" target="_blank">a</a> <a href="/school/courses">b</a></p>',
    ],
    [
      'what only looks like a path is no link',
      '<a href="//evil.example">a</a><a href="/.//evil.example">b</a>',
      '<p>ab</p>',
    ],
    [
      'spoilers always have something to press',
      '<details>a</details>',
      '<details><summary>a</summary><p></p></details>',
    ],
    [
      'rows of a table are equally long',
      '<table><tr><td>a<td colspan="2">b<tr><td>c</table>',
      '<table><colgroup><col><col><col></colgroup><tbody><tr><td><p>a</p></td><td colspan="2"><p>b</p></td></tr><tr><td><p>c</p></td><td><p></p></td><td><p></p></td></tr></tbody></table>',
    ],
    [
      'formulas are TeX',
      '<p><span class="formula"> x &lt; 1 </span></p><div class="formula">\\ce{H2O}</div>',
      '<p><span class="formula">x &lt; 1</span></p><div class="formula">\\ce{H2O}</div>',
    ],
    ['code keeps its lines', '<pre>\n\na<br>  b</pre>', '<pre><code>\na\n  b</code></pre>'],
    ['what holds nothing is nothing', '<p> <br></p><ul><li></li></ul>&#10;', ''],
  ])('%s', (_, sent, expected) => {
    expect(canonical(sent)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  it('is unchanged when it is canonicalized again', () => {
    fc.assert(
      fc.property(htmlSoup, (html) => {
        const output = canonical(html) ?? '';
        expect(canonical(output)).toBe(output);
        expect(harmIn(output)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the editor’s own output unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.array(pieceOfLine, { maxLength: 6 }), { maxLength: 5 }), (lines) => {
        const content = lines.map((line) => ({ type: 'paragraph', content: line }));
        const written = toHtml(richTextSchema.nodeFromJSON({ type: 'doc', content }));
        expect(canonical(written)).toBe(written);
      }),
    );
  });

  it('reports why it is rejected', () => {
    const type = richText({ kilobytes: 1 });
    expect(messageOf(type, 'а'.repeat(600))).toBe('Слишком длинный текст: не больше 1 КБ');
    expect(messageOf(type, '<'.repeat(600))).toBe('Слишком длинный текст: не больше 1 КБ');
    expect(messageOf(richText(), '<div>'.repeat(100))).toMatch('Слишком сложная разметка');
    expect(messageOf(requiredRichText(), '<p><br></p><p> </p>')).toBe('Обязательное поле');
    expect(richText().parse('<p></p>')).toBeNull();
  });

  it('is converted to plain text', () => {
    expect(
      plainText('<h2>А</h2><p>б<br>в</p><p class="file"><a href="/media/1/x">г.pdf</a></p>'),
    ).toBe('А\nб\nв\nг.pdf');
  });
});

describe('hostile HTML', () => {
  it('has at least 300 cases', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(300);
  });

  it.each(hostileHtml.map((html, index) => [index, html.slice(0, 80), html] as const))(
    '%i: %s',
    (_index, _beginning, html) => {
      const output = canonical(html) ?? '';
      expect(harmIn(output)).toEqual([]);
      expect(canonical(output)).toBe(output);
    },
  );
});

/**
 * Text as users leave it: spaces anywhere, breaks at the end of lines, marks that start and end within words.
 */
const pieceOfLine = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: fc.constantFrom('слово', ' ', '  ', ' a', 'b ', '\u00A0', '<i>', '&amp;', 'x\ty'),
    marks: fc
      .oneof(fc.subarray(['bold', 'italic', 'superscript']), fc.constant(['code']))
      .map((names) => names.map((type) => ({ type }))),
  }),
  fc.constant({ type: 'hardBreak' }),
  fc.constant({ type: 'formula', attrs: { tex: 'a < b' } }),
);

const tags =
  'p div h1 h2 h4 blockquote ul ol li menu table tr td th tbody caption colgroup col a b em u s code sub sup span mark pre br hr img figure figcaption details summary svg math foreignObject title style template select option form font dl dt'.split(
    ' ',
  );

const attributes = [
  '',
  'class="formula"',
  'class="faq"',
  'class="file"',
  'class="tasks"',
  'class="text-red align-center look-lead"',
  'class="mark-blue align-left lines-loose"',
  'class="language-js"',
  'data-checked="true"',
  'href="/media/x"',
  'href="https://example.com/ä b"',
  'src="/media/a.png" alt="a&#13; b" width="300"',
  'colspan="3"',
  'rowspan="2"',
  'colspan="3" data-colwidth="100,0,50"',
  'start="7"',
];

const htmlSoup = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
        .map(([tag, attribute]) => `<${tag} ${attribute}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        '  x ',
        '&nbsp;',
        '&#13;',
        '&lt;b&gt;',
        '👩‍💻',
        '<!--',
        '-->',
        '<![CDATA[',
        '<',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
