// Special characters of HTML are escaped.
import { expect, test } from 'vitest';
import { plainHtml } from './plainHtml.ts';

test('lines are paragraphs, signs stay signs', () => {
  expect(plainHtml(' a < b & c > d\nвторая ')).toBe('<p>a &lt; b &amp; c &gt; d</p><p>вторая</p>');
  expect(plainHtml(' \n ')).toBe('');
});
