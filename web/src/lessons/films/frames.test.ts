// Tests parsing the messages of embedded players and ignoring all other messages.
import { expect, test } from 'vitest';
import { playerAt } from './frames.ts';

const youTube = playerAt('https://www.youtube-nocookie.com/embed/abc?start=5');
const rutube = playerAt('https://rutube.ru/play/embed/abc');

test('reads complete messages of YouTube and partial ones of Rutube', () => {
  const info = { currentTime: 12.5, duration: 60, playerState: 1 };
  expect(youTube?.read(JSON.stringify({ event: 'infoDelivery', info }))).toEqual({
    position: 12.5,
    duration: 60,
    isPlaying: true,
  });
  expect(
    new URL(youTube?.addressOf('https://www.youtube-nocookie.com/embed/abc?start=5') ?? '').search,
  ).toContain('start=5&enablejsapi=1');
  const readRutube = (type: string, data: object) => rutube?.read(JSON.stringify({ type, data }));
  expect(readRutube('player:currentTime', { time: 7 })).toEqual({ position: 7 });
  expect(readRutube('player:durationChange', { duration: 90 })).toEqual({ duration: 90 });
  expect(readRutube('player:changeState', { state: 'pause' })).toEqual({ isPlaying: false });
});

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{"info":{"currentTime":"1e9","duration":-1}}',
  5,
  null,
  {},
])('ignores %j', (message) => {
  expect(youTube?.read(message)).toEqual({});
  expect(rutube?.read(message)).toEqual({});
});

test('has no player for other sites', () => {
  expect(playerAt('https://player.vimeo.com/video/1')).toBeNull();
  expect(playerAt('https://rutube.ru.evil.example/play/embed/abc')).toBeNull();
});
