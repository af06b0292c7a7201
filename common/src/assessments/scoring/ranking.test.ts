// Ranking of an olympiad: complete, independent of the order of attempts, and consistent with each tie rule.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  misplacedPrizes,
  prizeOf,
  rankLearners,
  tieRules,
  type RankedAttempt,
  type TieRule,
} from './ranking.ts';

const attempt = (user_id: number, points: number, more: Partial<RankedAttempt> = {}) => ({
  id: user_id,
  user_id,
  test_id: 1,
  points,
  max_points: 10,
  duration: 60_000,
  finished: 1000,
  ...more,
});

const places = (attempts: RankedAttempt[], rule: TieRule) =>
  rankLearners(attempts, rule).map(({ user_id, place }) => [user_id, place]);

describe('equal points', () => {
  const four = [
    attempt(1, 9),
    attempt(2, 7, { duration: 50_000, finished: 3000 }),
    attempt(3, 7, { duration: 40_000, finished: 4000 }),
    attempt(4, 5),
  ];
  test.each<[TieRule, number[][]]>([
    [
      'competition',
      [
        [1, 1],
        [2, 2],
        [3, 2],
        [4, 4],
      ],
    ],
    [
      'dense',
      [
        [1, 1],
        [2, 2],
        [3, 2],
        [4, 3],
      ],
    ],
    [
      'shorter_time',
      [
        [1, 1],
        [3, 2],
        [2, 3],
        [4, 4],
      ],
    ],
    [
      'earlier_finish',
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
    ],
  ])('by %s', (rule, expected) => {
    expect(places(four, rule)).toEqual(expected);
  });
  test('of decimal sums are compared exactly', () => {
    const thirds = [0.1, 0.2].map((points, index) =>
      attempt(1, points, { id: index, test_id: index }),
    );
    expect(places([...thirds, attempt(2, 0.3, { id: 9 })], 'competition')).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

test('the best attempt at each test counts, the shortest of equal ones', () => {
  const [first] = rankLearners(
    [
      attempt(1, 3, { id: 1 }),
      attempt(1, 5, { id: 2, duration: 90_000 }),
      attempt(1, 5, { id: 3, duration: 30_000, finished: 2000 }),
      attempt(1, 4, { id: 4, test_id: 2, finished: 1500 }),
    ],
    'competition',
  );
  expect(first).toMatchObject({ points: 9, max_points: 20, duration: 90_000, finished: 2000 });
  expect(first?.best.map(({ id }) => id)).toEqual([3, 4]);
});

describe('prizes', () => {
  const prize = (from_place: number, to_place: number) => ({
    name: `${from_place}`,
    from_place,
    to_place,
    diploma_text: null,
  });
  test('are found by place', () => {
    const prizes = [prize(1, 1), prize(2, 3)];
    expect([1, 2, 3, 4].map((place) => prizeOf(prizes, place)?.name)).toEqual([
      '1',
      '2',
      '2',
      undefined,
    ]);
  });
  test('that overlap or have no place are misplaced', () => {
    expect(misplacedPrizes([prize(1, 3), prize(3, 4), prize(6, 5)])).toEqual([
      { index: 1, is: 'overlapping' },
      { index: 2, is: 'reversed' },
    ]);
  });
});

const attempts = fc.uniqueArray(
  fc.record({
    id: fc.nat(500),
    user_id: fc.integer({ min: 1, max: 8 }),
    test_id: fc.integer({ min: 1, max: 3 }),
    points: fc.integer({ min: 0, max: 6 }).map((quarters) => quarters / 4),
    max_points: fc.constant(2),
    duration: fc.integer({ min: 1, max: 4 }),
    finished: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const rule = fc.constantFrom(...tieRules);

describe('for all attempts', () => {
  test('their order makes no difference', () => {
    const shuffled = attempts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, rule, ([all, others], by) => {
        expect(rankLearners(others, by)).toEqual(rankLearners(all, by));
      }),
    );
  });

  test('each learner has one place, the first is 1, and more points never rank below fewer', () => {
    fc.assert(
      fc.property(attempts, rule, (all, by) => {
        const table = rankLearners(all, by);
        expect(table.map(({ user_id }) => user_id).toSorted()).toEqual(
          [...new Set(all.map(({ user_id }) => user_id))].toSorted(),
        );
        expect(table.slice(0, 1).every(({ place }) => place === 1)).toBe(true);
        const unjust = table.filter((one) =>
          table.some((other) => other.points > one.points && other.place >= one.place),
        );
        expect(unjust).toEqual([]);
      }),
    );
  });

  test('places after equal learners are skipped, unless the rule is dense', () => {
    fc.assert(
      fc.property(attempts, rule, (all, by) => {
        const table = rankLearners(all, by);
        for (const { place } of table) {
          const before = table.filter((other) => other.place < place);
          const expected =
            by === 'dense' ? new Set(before.map((other) => other.place)).size : before.length;
          expect(place).toBe(expected + 1);
        }
      }),
    );
  });

  test('an additional attempt never lowers a learner’s points', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 1, max: 8 }), (all, user_id) => {
        const more = [...all, attempt(user_id, 0.5, { id: 1000, max_points: 2 })];
        const pointsIn = (some: RankedAttempt[]) =>
          rankLearners(some, 'competition').find((each) => each.user_id === user_id)?.points ?? 0;
        expect(pointsIn(more)).toBeGreaterThanOrEqual(pointsIn(all));
      }),
    );
  });
});
