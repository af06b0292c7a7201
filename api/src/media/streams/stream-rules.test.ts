// The renditions of a video and its master playlist.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  masterPlaylist,
  peakBitRate,
  videoCodec,
  frameRate,
  renditionsOf,
} from './stream-rules.ts';

const sizes = (width: number, height: number, copiesVideo: boolean) =>
  renditionsOf({ width, height, copiesVideo }).map(
    (one) => `${one.name} ${one.width}x${one.height}${one.copiesVideo ? ' as it is' : ''}`,
  );

test('a video has smaller renditions and one of its own size', () => {
  expect(sizes(1920, 1080, true)).toEqual([
    '360p 640x360',
    '720p 1280x720',
    '1080p 1920x1080 as it is',
  ]);
  expect(sizes(1080, 1920, false)).toEqual(['360p 360x640', '720p 720x1280', '1080p 1080x1920']);
  expect(sizes(854, 480, true)).toEqual(['360p 640x360', '480p 854x480 as it is']);
  // A slightly smaller size gets no rendition.
  expect(sizes(640, 400, false)).toEqual(['400p 640x400']);
  // Only copied renditions are larger than browsers need.
  expect(sizes(3840, 2160, true).at(-1)).toBe('2160p 3840x2160 as it is');
  expect(sizes(3840, 2160, false).at(-1)).toBe('1080p 1920x1080');
});

test('renditions have ascending sizes up to the video’s, with dimensions that H.264 permits', () => {
  const side = fc.integer({ min: 16, max: 8000 });
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, copiesVideo) => {
      const made = renditionsOf({ width, height, copiesVideo });
      expect(made.length).toBeGreaterThan(0);
      expect(made.length).toBeLessThan(4);
      expect(made.map((one) => one.width)).toEqual(
        made.map((one) => one.width).toSorted((a, b) => a - b),
      );
      for (const one of made) {
        expect(one.width).toBeLessThanOrEqual(width + 1);
        expect(one.height).toBeLessThanOrEqual(height + 1);
        expect(one.copiesVideo || (one.width % 2 === 0 && one.height % 2 === 0)).toBe(true);
      }
    }),
  );
});

test('clock rates are not frame rates', () => {
  expect(['30000/1001', '60/1', '1000/1', '0/0', ''].map(frameRate)).toEqual([
    '30000/1001',
    '60/1',
    '30/1',
    '30/1',
    '30/1',
  ]);
});

test('the playlist has the peak bit rate of each rendition', () => {
  const playlist = [
    '#EXTINF:6.000000,\n#EXT-X-BYTERANGE:750000@1353\n360p.mp4',
    '#EXTINF:6.000000,\n#EXT-X-BYTERANGE:1500000@751353\n360p.mp4',
    // The last segment is too short to be representative.
    '#EXTINF:0.100000,\n#EXT-X-BYTERANGE:100000@2251353\n360p.mp4',
  ].join('\n');
  expect(peakBitRate(playlist)).toBe(2_000_000);
  const codecs = 'avc1.64001e';
  expect(
    masterPlaylist([
      { name: '360p', width: 640, height: 360, copiesVideo: false, playlist, codecs },
    ]),
  ).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=640x360,CODECS="avc1.64001e"',
      '360p.m3u8',
      '',
    ].join('\n'),
  );
});

test('the codec is read from the bytes', () => {
  const box = Buffer.from('0000002e617663430164001effe1', 'hex');
  expect(videoCodec(Buffer.concat([Buffer.alloc(300), box]))).toBe('avc1.64001e');
  expect(() => videoCodec(Buffer.alloc(300))).toThrow('no H.264 track');
});
