// Rich text as readers get it, also from a server that should not be trusted.
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing.tsx';
import { RichText, wordsOfHtml } from './RichText.tsx';

const shown = (html: string) =>
  inOrder(renderUi(<RichText html={html} />).container.querySelector('[data-rich-text]'));

/** The order of attributes means nothing. */
function inOrder(element: Element | null): string {
  for (const one of element?.querySelectorAll('img, a') ?? []) {
    const attributes = [...one.attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) one.removeAttribute(name);
    for (const { name, value } of attributes) one.setAttribute(name, value);
  }
  return element?.innerHTML ?? '';
}

describe('rich text for readers', () => {
  it.each([
    '<p class="align-center">Мы <strong>ждём</strong> <mark class="mark-yellow">вас</mark></p>',
    '<ul class="tasks"><li data-checked="true"><p>Раз</p></li></ul>',
    '<figure><img alt="Лес" loading="lazy" src="/media/1/a.png" width="320"><figcaption>Лес</figcaption></figure>',
    '<div class="faq"><details><summary>Когда?</summary><p>Летом</p></details></div>',
    '<p class="file"><a download="" href="/media/1/a.pdf">a.pdf</a></p>',
  ])('shows what the server writes: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['<p onclick="alert(1)" style="color:red" id="x">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<iframe src="/x"></iframe><input name="x"></p><form></form>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
    ['<figure><img src="https://evil.example/a.png"></figure>', '<figure></figure>'],
    ['<svg><script>alert(1)</script></svg><math><mtext>a</mtext></math>', ''],
  ])('lets nothing else through: %s', (html, left) => {
    expect(shown(html)).toBe(left);
  });

  it('sends readers to other sites in a way that tells these nothing', () => {
    expect(shown('<p><a href="https://example.com/">a</a></p>')).toBe(
      '<p><a href="https://example.com/" rel="noopener noreferrer" target="_blank">a</a></p>',
    );
  });

  it('has words', () => {
    expect(wordsOfHtml('<h2>А</h2><ul><li><p>б</p></li><li><p>в &amp; г</p></li></ul>')).toBe(
      'А б в & г',
    );
  });
});
