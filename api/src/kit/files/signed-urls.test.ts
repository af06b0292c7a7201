// Signed URLs are valid for six to twelve hours, stay the same within a period, and open a single file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryOf, createUrlSigner, fileMarkOf, stripSignatures } from './signed-urls.ts';

const secret = 'of this installation';
const hour = 3_600_000;
const uuid = fc.uuid({ version: 4 });
const moment = fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 });
const owner = fc
  .tuple(fc.constantFrom('c', 'p'), fc.integer({ min: 1, max: 2_147_483_647 }))
  .map(([kind, id]) => `${kind}${id}`);

const marked = (key: string, of: string, kind: '' | 'streams/' = '') =>
  `/media/${kind}${key}/~${fileMarkOf(secret)}.${of}/a.mp4`;

const partsOf = (address: string) => {
  const [, , key = '', signature = ''] = address.replace('streams/', '').split('/');
  return { key, signature };
};

test('signatures are valid for six to twelve hours and the same within a period', () => {
  fc.assert(
    fc.property(moment, uuid, owner, (now, key, of) => {
      const left = expiryOf(now) - now;
      expect(left).toBeGreaterThan(6 * hour);
      expect(left).toBeLessThanOrEqual(12 * hour);
      let clock = now;
      const addresses = createUrlSigner(secret, () => clock);
      const address = addresses.sign(marked(key, of));
      const { signature } = partsOf(address);
      const opened = { owner: of, end: expiryOf(now) };
      expect(addresses.verify('file', key, signature)).toEqual(opened);
      clock = expiryOf(now) - 6 * hour - 1;
      expect(addresses.sign(marked(key, of))).toBe(address);
      clock = expiryOf(now) - 1;
      expect(addresses.verify('file', key, signature)).toEqual(opened);
      clock = expiryOf(now);
      expect(addresses.verify('file', key, signature)).toBeNull();
      expect(addresses.sign(marked(key, of))).not.toBe(address);
    }),
  );
});

test('a signature is valid for its own file only, and with no character changed', () => {
  fc.assert(
    fc.property(
      uuid,
      uuid,
      owner,
      fc.nat(),
      fc.string({ maxLength: 60 }),
      (key, other, of, at, any) => {
        const addresses = createUrlSigner(secret, () => 1_800_000_000_000);
        const { signature } = partsOf(addresses.sign(marked(key, of)));
        const { signature: ofStream } = partsOf(addresses.sign(marked(key, of, 'streams/')));
        expect(addresses.verify('stream', key, ofStream)?.owner).toBe(of);
        expect(addresses.verify('file', key, ofStream)).toBeNull();
        expect(addresses.verify('stream', key, signature)).toBeNull();
        expect(addresses.verify('file', other, signature)).toBeNull();
        const place = at % signature.length;
        const sign = signature[place] === '1' ? '2' : '1';
        const changed = signature.slice(0, place) + sign + signature.slice(place + 1);
        expect(addresses.verify('file', key, changed)).toBeNull();
        expect(addresses.verify('file', key, any)).toBeNull();
        const elsewhere = createUrlSigner('of another one', () => 1_800_000_000_000);
        expect(elsewhere.verify('file', key, signature)).toBeNull();
      },
    ),
  );
});

test('request bodies lose their signatures and nothing else', () => {
  fc.assert(
    fc.property(uuid, owner, fc.string(), (key, of, text) => {
      const addresses = createUrlSigner(secret, () => 1_800_000_000_000);
      const plain = `${text}<img src="/media/${key}/a.png">`;
      const signed = addresses.sign(
        `${text}<img src="/media/${key}/~${fileMarkOf(secret)}.${of}/a.png">`,
      );
      expect(signed).not.toBe(plain);
      expect(stripSignatures(signed)).toBe(plain);
      expect(stripSignatures(plain)).toBe(plain);
    }),
  );
});
