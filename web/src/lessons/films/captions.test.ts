// Tests converting a transcript to WebVTT captions.
import { expect, test } from 'vitest';
import { captionsOf } from './captions.ts';

test('writes each segment at its time and escapes WebVTT syntax', () => {
  const segments = [
    { start: 0, end: 1.5, text: 'Если a < b,\n\nто b > a' },
    { start: 3661.25, end: 3662, text: 'Конец --> & всё' },
    { start: 5, end: 5, text: 'Ничего' },
  ];
  expect(captionsOf(segments)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nЕсли a &lt; b, то b &gt; a\n\n01:01:01.250 --> 01:01:02.000\nКонец --&gt; &amp; всё',
  );
});
