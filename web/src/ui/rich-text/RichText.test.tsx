// Rendering of rich text, including untrusted HTML.
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing.tsx';
import { RichText, htmlToText } from './RichText.tsx';

const shown = (html: string) =>
  inOrder(renderUi(<RichText html={html} />).container.querySelector('[data-rich-text]'));

/** Attribute order doesn't matter. */
function inOrder(element: Element | null): string {
  for (const one of element?.querySelectorAll('img, a') ?? []) {
    const attributes = [...one.attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) one.removeAttribute(name);
    for (const { name, value } of attributes) one.setAttribute(name, value);
  }
  return element?.innerHTML ?? '';
}

describe('rendered rich text', () => {
  it.each([
    '<p class="align-center">Мы <strong>ждём</strong> <mark class="mark-yellow">вас</mark></p>',
    '<ul class="tasks"><li data-checked="true"><p>Раз</p></li></ul>',
    '<div class="faq"><details><summary>Когда?</summary><p>Летом</p></details></div>',
    '<p class="file"><a download="" href="/media/1/a.pdf">a.pdf</a></p>',
  ])('renders the server’s HTML: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it.each([
    [
      'in the sizes for its width',
      '<img alt="Лес" height="200" src="/media/1/a.tif" width="300">',
      '<img alt="Лес" height="200" loading="lazy" sizes="(max-width: 300px) 100vw, 300px" src="/media/1/a.tif?w=1920" ' +
        'srcset="/media/1/a.tif?w=64 64w, /media/1/a.tif?w=160 160w, /media/1/a.tif?w=320 320w, /media/1/a.tif?w=640 600w" width="300">',
    ],
    [
      'in the page size without a width',
      '<img alt="" src="/media/1/a.png">',
      '<img alt="" loading="lazy" src="/media/1/a.png?w=1920">',
    ],
    [
      'unchanged for a URL with a query string',
      '<img alt="" src="/media/1/a.png?x," width="300">',
      '<img alt="" loading="lazy" src="/media/1/a.png?x," width="300">',
    ],
  ])('shows an image %s', (_, html, left) => {
    expect(shown(html)).toBe(left);
  });

  it.each([
    ['<p onclick="alert(1)" style="color:red" id="x">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<iframe src="/x"></iframe><input name="x"></p><form></form>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
    ['<figure><img src="https://evil.example/a.png"></figure>', '<figure></figure>'],
    ['<svg><script>alert(1)</script></svg><math><mtext>a</mtext></math>', ''],
  ])('removes everything else: %s', (html, left) => {
    expect(shown(html)).toBe(left);
  });

  it('opens links to other sites without a referrer', () => {
    expect(shown('<p><a href="https://example.com/">a</a></p>')).toBe(
      '<p><a href="https://example.com/" rel="noopener noreferrer" target="_blank">a</a></p>',
    );
  });

  it('renders the content of slots anywhere', () => {
    const html = '<p>Волга — <strong>в <slot name="1"></slot></strong> море</p><slot></slot>';
    const { container } = renderUi(
      <RichText html={html} slotOf={(name) => name && <input aria-label={name} />} />,
    );
    expect(container.querySelector('strong > input')).toHaveAccessibleName('1');
    expect(container.querySelectorAll('input, slot')).toHaveLength(1);
    expect(shown(html)).toBe('<p>Волга — <strong>в </strong> море</p>');
  });

  it('can be converted to plain text', () => {
    expect(htmlToText('<h2>А</h2><ul><li><p>б</p></li><li><p>в &amp; г</p></li></ul>')).toBe(
      'А б в & г',
    );
  });
});
