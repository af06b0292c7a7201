// Generated PNG pictures of the demo school: a gradient of two colours with some discs.
import { crc32, deflateSync } from 'node:zlib';
import { between, pick, randomFor } from '../random.ts';

type Colour = readonly [red: number, green: number, blue: number];

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [29, 95, 214],
    [155, 205, 255],
  ],
  [
    [27, 127, 75],
    [190, 235, 200],
  ],
  [
    [154, 82, 0],
    [255, 224, 170],
  ],
  [
    [92, 45, 145],
    [226, 200, 250],
  ],
  [
    [15, 100, 120],
    [185, 232, 236],
  ],
];

const width = 480;
const height = 320;

/** The same name gives the same picture; `paleness` from 0 to 1 mixes it with white. */
export function pictureOf(name: string, paleness = 0): Buffer {
  const random = randomFor(2026, 'picture', name);
  const [above, below] = pick(random, skies);
  const discs = Array.from({ length: 5 }, () => ({
    x: between(random, 0, width),
    y: between(random, 60, height),
    radius: between(random, 20, 90),
    light: between(random, -40, 60),
  }));
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    const row = y * (1 + width * 3);
    // PNG filter type 1 (Sub): the difference to the previous pixel, which compresses well in gradients.
    rows[row] = 1;
    let before: Colour = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const disc = discs.find((each) => Math.hypot(each.x - x, each.y - y) < each.radius);
      const colour = mixed(above, below, y / height, disc?.light ?? 0, paleness);
      colour.forEach((value, channel) => {
        rows[row + 1 + x * 3 + channel] = (value - (before[channel] ?? 0)) & 0xff;
      });
      before = colour;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header()),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function mixed(
  above: Colour,
  below: Colour,
  share: number,
  light: number,
  paleness: number,
): Colour {
  const channel = (index: 0 | 1 | 2) => {
    const value = above[index] + (below[index] - above[index]) * share + light;
    return Math.max(0, Math.min(255, Math.round(value + (255 - value) * paleness)));
  };
  return [channel(0), channel(1), channel(2)];
}

/** Eight bits per channel, red, green and blue (PNG specification, 11.2.2). */
function header(): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
