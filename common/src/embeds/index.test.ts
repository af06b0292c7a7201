// Addresses of embedded content, as people copy them and as they are stored.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmbed, frameOrigins, servicesFor } from './index.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  ],
  ['youtu.be/dQw4w9WgXcQ?t=5', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5'],
  ['https://m.youtube.com/shorts/abc_-1', 'https://www.youtube-nocookie.com/embed/abc_-1'],
  ['https://rutube.ru/video/private/0a1b2c/?p=Zx-9', 'https://rutube.ru/play/embed/0a1b2c?p=Zx-9'],
  [
    'https://vk.com/video-22822305_456241864',
    'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864',
  ],
  ['https://vk.com/video?z=video-1_2%2Fpl', 'https://vkvideo.ru/video_ext.php?oid=-1&id=2'],
  [
    '<iframe width="1" src="https://vkvideo.ru/video_ext.php?oid=-1&amp;id=2&amp;hash=ab12"></iframe>',
    'https://vkvideo.ru/video_ext.php?oid=-1&id=2&hash=ab12',
  ],
  ['https://kinescope.io/abc123', 'https://kinescope.io/embed/abc123'],
  ['https://vimeo.com/76979871/0f1e2d', 'https://player.vimeo.com/video/76979871?h=0f1e2d'],
  ['https://music.yandex.ru/album/1/track/2', 'https://music.yandex.ru/iframe/album/1/track/2'],
  [
    'https://soundcloud.com/one/two',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fone%2Ftwo',
  ],
  ['https://forms.yandex.ru/u/64f0/', 'https://forms.yandex.ru/u/64f0/?iframe=1'],
  [
    'https://docs.google.com/forms/d/e/1FAI/viewform?usp=sf_link',
    'https://docs.google.com/forms/d/e/1FAI/viewform?embedded=true',
  ],
  ['https://docs.google.com/document/d/1aB/edit', 'https://docs.google.com/document/d/1aB/preview'],
  ['https://drive.google.com/file/d/1aB/view', 'https://drive.google.com/file/d/1aB/preview'],
  ['https://miro.com/app/board/uXj=/', 'https://miro.com/app/live-embed/uXj=/'],
  ['https://www.figma.com/file/aB1/Name', 'https://embed.figma.com/design/aB1?embed-host=kafedra'],
  ['https://learningapps.org/watch?v=pabc', 'https://learningapps.org/watch?v=pabc'],
  ['https://www.geogebra.org/m/abc', 'https://www.geogebra.org/material/iframe/id/abc'],
  ['https://www.desmos.com/calculator/abc', 'https://www.desmos.com/calculator/abc?embed'],
])('%s', (text, address) => {
  expect(parseEmbed(text)?.address).toBe(address);
});

test.each([
  'https://evil.example/watch?v=1',
  'https://youtube.com.evil.example/watch?v=1',
  'https://www.youtube.com@evil.example/watch?v=1',
  'https://www.youtube.com:8443/watch?v=1',
  'javascript://youtube.com/%0aalert(1)',
  'data:text/html,youtube.com',
  'https://www.youtube.com/watch?v=" onload="x',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://yandex.ru/search?text=1',
  '',
])('%j is rejected', (text) => {
  expect(parseEmbed(text)).toBeNull();
});

test('for any text a frame has an allowed origin, and is the same when parsed again', () => {
  const piece = fc.constantFrom(
    'https://',
    'www.youtube.com',
    'rutube.ru',
    'vk.com',
    'vimeo.com',
    'docs.google.com',
    'soundcloud.com',
    'learningapps.org',
    '/watch?v=',
    '/video/',
    '/embed/',
    '/forms/d/e/',
    'video-1_2',
    'a',
    '1',
    '/',
    '"',
    '<',
    '@evil.example',
    '#',
    '&p=',
    '%2e',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const found = parseEmbed(pieces.join(''));
      if (found === null) return;
      expect(found.address).toMatch(/^[!-~]+$/);
      expect(found.address).not.toMatch(/["'<>]/);
      expect(frameOrigins).toContain(new URL(found.address).origin);
      expect(parseEmbed(found.address)).toEqual(found);
    }),
    { numRuns: 5000 },
  );
});

test('a page also accepts videos', () => {
  expect(servicesFor('audio')).toEqual(['Яндекс Музыка', 'SoundCloud']);
  expect(servicesFor('page')).toContain('YouTube');
});
