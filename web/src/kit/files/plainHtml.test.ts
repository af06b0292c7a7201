// Special characters of HTML are escaped.
import { expect, test } from 'vitest';
import { plainHtml } from './plainHtml.ts';

test('converts lines to paragraphs and escapes special characters', () => {
  expect(plainHtml(' a < b & c > d\nвторая ')).toBe('<p>a &lt; b &amp; c &gt; d</p><p>вторая</p>');
  expect(plainHtml(' \n ')).toBe('');
});
