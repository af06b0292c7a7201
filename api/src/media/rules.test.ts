// What files are, by their names and by how their bytes begin.
import { expect, test } from 'vitest';
import { mediaTypeOf } from './rules.ts';

const after = (beginning: string) =>
  Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.alloc(200)]);

/** EBML with the type of Matroska, RIFF with that of AVI, and Windows Media. */
const matroska = after('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61');
const avi = after('5249464600010000415649204c495354');
const asf = after('3026b2758e66cf11a6d900aa0062ce6c1e000000000000000000000001022');

test.each([
  ['фильм.mkv', matroska, 'video/x-matroska'],
  ['фильм.avi', avi, 'video/x-msvideo'],
  ['фильм.wmv', asf, 'video/x-ms-wmv'],
  ['звук.wma', asf, 'audio/x-ms-wma'],
  ['снимок.png', asf, null],
  ['звук.wav', avi, null],
])('%s', async (name, bytes, type) => {
  expect(await mediaTypeOf(name, bytes)).toBe(type);
});
