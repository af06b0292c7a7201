// The content tree of a course, and the results of moving its entries.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deepestLayer,
  inReadingOrder,
  keyOfEntry,
  moveEntries,
  type Entry,
  type PlacedEntry,
} from './content.ts';

const layer = (id: number, layerId: number | null, sort: number): PlacedEntry => ({
  kind: 'layer',
  id,
  layerId,
  sort,
});
const lesson = (id: number, layerId: number | null, sort: number): PlacedEntry => ({
  kind: 'lesson',
  id,
  layerId,
  sort,
});

const course = [
  lesson(1, null, 1),
  layer(1, null, 2),
  lesson(2, 1, 3),
  layer(2, 1, 4),
  lesson(3, 2, 5),
  lesson(4, 1, 6),
  layer(3, null, 7),
];

const after = (entries: readonly PlacedEntry[], changed: readonly PlacedEntry[]) => {
  const byKey = new Map(changed.map((entry) => [keyOfEntry(entry), entry]));
  return entries.map((entry) => byKey.get(keyOfEntry(entry)) ?? entry);
};

const shown = (entries: readonly PlacedEntry[]) =>
  inReadingOrder(entries).map(
    ({ entry: { kind, id }, depth }) => `${'  '.repeat(depth)}${kind} ${id}`,
  );

const moved = (moving: Entry[], layerId: number | null, behind: Entry | null) => {
  const changed = moveEntries(course, moving, { layerId, behind });
  return typeof changed === 'string' ? changed : shown(after(course, changed));
};

test('a layer moves with its contents', () => {
  expect(moved([{ kind: 'layer', id: 2 }], 3, null)).toEqual([
    'lesson 1',
    'layer 1',
    '  lesson 2',
    '  lesson 4',
    'layer 3',
    '  layer 2',
    '    lesson 3',
  ]);
});

test('several entries retain their order, and entries of a moved layer remain in it', () => {
  const several: Entry[] = [
    { kind: 'lesson', id: 3 },
    { kind: 'layer', id: 2 },
    { kind: 'lesson', id: 1 },
  ];
  expect(moved(several, 1, { kind: 'lesson', id: 4 })).toEqual([
    'layer 1',
    '  lesson 2',
    '  lesson 4',
    '  lesson 1',
    '  layer 2',
    '    lesson 3',
    'layer 3',
  ]);
});

test('a destination after a moved entry is resolved to the entry before it', () => {
  const both: Entry[] = [
    { kind: 'lesson', id: 2 },
    { kind: 'lesson', id: 4 },
  ];
  expect(moved(both, 1, { kind: 'lesson', id: 4 })).toEqual([
    'lesson 1',
    'layer 1',
    '  layer 2',
    '    lesson 3',
    '  lesson 2',
    '  lesson 4',
    'layer 3',
  ]);
});

test.each([
  [[{ kind: 'layer', id: 1 }], 2, null, 'in itself'],
  [[{ kind: 'layer', id: 1 }], 1, null, 'in itself'],
  [[{ kind: 'lesson', id: 9 }], null, null, 'missing'],
  [[{ kind: 'lesson', id: 1 }], 9, null, 'missing'],
  [[{ kind: 'lesson', id: 1 }], 3, { kind: 'lesson', id: 2 }, 'missing'],
] as const)('%j into %j behind %j: %s', (moving, layerId, behind, problem) => {
  expect(moved([...moving], layerId, behind)).toBe(problem);
});

test('layers are nested up to the maximum depth', () => {
  const deep = [layer(1, null, 1), layer(2, 1, 2), layer(3, 2, 3), layer(4, null, 4)];
  const place = { layerId: 3, behind: null };
  expect(moveEntries(deep, [{ kind: 'layer', id: 4 }], place)).toBe('too deep');
  expect(moveEntries([...deep, lesson(1, null, 5)], [{ kind: 'lesson', id: 1 }], place)).toEqual([
    lesson(1, 3, 4),
    layer(4, null, 5),
  ]);
});

/** Any course: layers are nested in earlier ones; numbers are in any order and may repeat. */
const anyCourse = fc
  .record({
    layers: fc.array(fc.record({ in: fc.nat(), sort: fc.nat(20) }), { maxLength: 6 }),
    lessons: fc.array(fc.record({ in: fc.nat(), sort: fc.nat(20) }), { maxLength: 8 }),
  })
  .map(({ layers, lessons }) => {
    const depths: number[] = [];
    const placed = layers.map((each, index) => {
      const parent = each.in % (index + 1);
      const fits = parent > 0 && (depths[parent - 1] ?? 0) + 1 < deepestLayer;
      depths.push(fits ? (depths[parent - 1] ?? 0) + 1 : 0);
      return layer(index + 1, fits ? parent : null, each.sort);
    });
    return [
      ...placed,
      ...lessons.map((each, index) =>
        lesson(index + 1, each.in % (layers.length + 1) || null, each.sort),
      ),
    ];
  })
  .filter((entries) => entries.length > 0);

const anyMove = anyCourse.chain((entries) => {
  const layers = entries.filter(({ kind }) => kind === 'layer').map(({ id }) => id);
  const one = fc.constantFrom(...entries);
  return fc.record({
    entries: fc.constant(entries),
    moving: fc.uniqueArray(one, { minLength: 1, selector: keyOfEntry }),
    place: fc.record({
      layerId: fc.constantFrom(null, ...layers),
      behind: fc.option(one),
    }),
  });
});

test('nothing is lost or duplicated, and other entries retain their order', () => {
  fc.assert(
    fc.property(anyMove, ({ entries, moving, place }) => {
      const changed = moveEntries(entries, moving, place);
      if (typeof changed === 'string') return;
      const now = after(entries, changed);
      const order = inReadingOrder(now).map(({ entry }) => keyOfEntry(entry));
      expect(order.toSorted()).toEqual(entries.map(keyOfEntry).toSorted());
      expect(now.map(({ sort }) => sort).toSorted((one, other) => one - other)).toEqual(
        entries.map((_, index) => index + 1),
      );
      // The numbers alone determine the order.
      expect(now.toSorted((one, other) => one.sort - other.sort).map(keyOfEntry)).toEqual(order);
      const movingKeys = new Set(moving.map(keyOfEntry));
      const stays = (keys: readonly string[]) => {
        const along = new Set(
          entries.filter((entry) => isBelow(entries, entry, movingKeys)).map(keyOfEntry),
        );
        return keys.filter((key) => !movingKeys.has(key) && !along.has(key));
      };
      expect(stays(order)).toEqual(
        stays(inReadingOrder(entries).map(({ entry }) => keyOfEntry(entry))),
      );
    }),
  );
});

test('moved entries are at the destination, and repeating the move changes nothing', () => {
  fc.assert(
    fc.property(anyMove, ({ entries, moving, place }) => {
      const changed = moveEntries(entries, moving, place);
      if (typeof changed === 'string') return;
      const now = after(entries, changed);
      const movingKeys = new Set(moving.map(keyOfEntry));
      const going = entries.filter(
        (entry) => movingKeys.has(keyOfEntry(entry)) && !isBelow(entries, entry, movingKeys),
      );
      for (const entry of going) {
        expect(now.find((each) => keyOfEntry(each) === keyOfEntry(entry))?.layerId).toBe(
          place.layerId,
        );
      }
      expect(moveEntries(now, moving, place)).toEqual([]);
    }),
  );
});

/** Whether the entry is nested in one of these. */
function isBelow(
  entries: readonly PlacedEntry[],
  { layerId }: PlacedEntry,
  some: ReadonlySet<string>,
): boolean {
  const above = entries.find(({ kind, id }) => kind === 'layer' && id === layerId);
  return above !== undefined && (some.has(keyOfEntry(above)) || isBelow(entries, above, some));
}
