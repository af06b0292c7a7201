// A stand-in for ffmpeg and ffprobe, for controlled behaviour or machines without them. It returns real output for
// `film.mp4` and fails for any other file; a slow one runs until it is killed.
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [program = '', manner = '', ...given] = process.argv.slice(2);
const film = readFileSync(join(import.meta.dirname, 'film.mp4'));
const after = (name: string) => given[given.indexOf(name) + 1] ?? '';
const bytes = readFileSync(after('-i').replace('file:', ''));

if (after('-protocol_whitelist') !== 'file' || after('-f') !== 'mov')
  fail('the input is not fenced in');
if (!bytes.equals(film)) fail('Invalid data found when processing input');

if (program === 'ffprobe') {
  const isOfPackets = given.some((each) => each.startsWith('packet='));
  process.stdout.write(
    isOfPackets ? '0.0,K_\n0.2,__\n6.0,K_\n12.0,K_\n18.0,K_\n19.8,__\n' : probeOutput(),
  );
} else {
  const lists = given.filter((each) => each.endsWith('.m3u8'));
  process.stdout.write('out_time_us=5000000\nprogress=continue\n');
  if (manner === 'slow') await sleep(3_600_000);
  if (manner === 'breaking') fail('Error while decoding');
  for (const list of lists) {
    for (const name of [list, list.replace('.m3u8', '.mp4')]) {
      copyFileSync(join(import.meta.dirname, basename(name)), name);
    }
  }
  process.stdout.write('out_time_us=20000000\nprogress=end\n');
}

function probeOutput(): string {
  const none = { attached_pic: 0 };
  return JSON.stringify({
    streams: [
      {
        codec_type: 'video',
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        width: 854,
        height: 480,
        avg_frame_rate: '5/1',
        disposition: none,
      },
      { codec_type: 'audio', codec_name: 'aac', profile: 'LC', disposition: none },
    ],
    format: { duration: '20.000000' },
  });
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
