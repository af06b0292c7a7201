// Merging a form with changes that another user saved: no change of either is lost unnoticed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, compareSides, isSame, merged, type Sides } from './merge.ts';

interface Role {
  name: string;
  description: string;
  rights: readonly string[];
  groups: readonly { id: string; name: string }[];
}

const isSet = (field: string) => field === 'rights' || field === 'groups';

const role: Role = { name: 'Куратор', description: '', rights: ['a', 'b'], groups: [] };
const group = (id: string) => ({ id, name: `Группа ${id}` });

describe('a form whose record another user has saved', () => {
  it('takes their changes, keeps mine, and reports conflicts', () => {
    const sides: Sides<Role> = {
      base: role,
      mine: { ...role, name: 'Наставник', rights: ['b', 'a'] },
      theirs: { ...role, name: 'Тьютор', description: 'Ведёт поток', rights: ['b'] },
    };
    expect(compareSides(sides, isSet)).toEqual({
      taken: ['description', 'rights'],
      disputed: ['name'],
    });
    expect(merged(sides, isSet)).toEqual({
      ...role,
      name: 'Наставник',
      description: 'Ведёт поток',
      rights: ['b'],
    });
    expect(merged(sides, isSet, { name: 'theirs' }).name).toBe('Тьютор');
  });

  it('ignores new signatures of file URLs in texts', () => {
    const shown = (end: number) =>
      `<img src="/media/0b6d3a5e-5a3c-4b1e-9d0f-3c1f6f1f8a11/${end}.c7.CVf7ffHNx_ltOGOLqZBK8g/a.png">`;
    const described = (text: string) => ({ ...role, description: text });
    const [base, mine] = [
      described(shown(1_700_000_000)),
      described(`${shown(1_700_000_000)} ещё`),
    ];
    const again = described(shown(1_800_000_000));
    expect(compareSides({ base, mine, theirs: again }, isSet).disputed).toEqual([]);
    expect(merged({ base, mine, theirs: again }, isSet)).toEqual(mine);
    expect(merged({ base, mine: base, theirs: again }, isSet)).toEqual(again);
    const other = described(`${shown(1_800_000_000)} иначе`);
    expect(compareSides({ base, mine, theirs: other }, isSet).disputed).toEqual(['description']);
  });

  it('merges a set member by member', () => {
    const sides: Sides<Role> = {
      base: { ...role, groups: [group('1'), group('2')] },
      mine: { ...role, rights: ['b', 'c'], groups: [group('2')] },
      theirs: { ...role, rights: ['a', 'd'], groups: [group('1'), group('2'), group('3')] },
    };
    expect(compareSides(sides, isSet).disputed).toEqual(['rights', 'groups']);
    const { rights, groups } = merged(sides, isSet, { rights: 'both', groups: 'both' });
    expect(rights.toSorted()).toEqual(['c', 'd']);
    expect(groups.map(({ id }) => id)).toEqual(['2', '3']);
  });
});

const member = fc.constantFrom('a', 'b', 'c', 'd');
const members = fc.uniqueArray(member);
const anyRole: fc.Arbitrary<Role> = fc.record({
  name: member,
  description: member,
  rights: members,
  groups: members.map((ids) => ids.map(group)),
});
const anySides: fc.Arbitrary<Sides<Role>> = fc.record({
  base: anyRole,
  mine: anyRole,
  theirs: anyRole,
});
const sameRole = (one: Role, other: Role) =>
  (Object.keys(one) as (keyof Role)[]).every((field) =>
    isSame(one[field], other[field], isSet(field)),
  );

describe('for any changes', () => {
  it('an unchanged form becomes theirs, and an unchanged record stays mine', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (base, changed) => {
        const theirs = { base, mine: base, theirs: changed };
        const mine = { base, mine: changed, theirs: base };
        expect(sameRole(merged(theirs, isSet), changed)).toBe(true);
        expect(sameRole(merged(mine, isSet), changed)).toBe(true);
        expect(compareSides(theirs, isSet).disputed).toEqual([]);
        expect(compareSides(mine, isSet)).toEqual({ taken: [], disputed: [] });
      }),
    );
  });

  it('both sides get the same conflicts', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const ofOne = compareSides({ base, mine, theirs }, isSet).disputed;
        const ofOther = compareSides({ base, mine: theirs, theirs: mine }, isSet).disputed;
        expect(ofOne).toEqual(ofOther);
      }),
    );
  });

  it('a merged set has all added members and no removed ones', () => {
    const both = { name: 'mine', description: 'mine', rights: 'both', groups: 'both' } as const;
    fc.assert(
      fc.property(anySides, (sides) => {
        const { base, mine, theirs } = sides;
        const result = new Set(merged(sides, isSet, both).rights);
        for (const right of ['a', 'b', 'c', 'd']) {
          const [was, isMine, isTheirs] = [base, mine, theirs].map(({ rights }) =>
            rights.includes(right),
          );
          expect(result.has(right)).toBe(was === isMine ? isTheirs : isMine);
        }
      }),
    );
  });

  it('resolved conflicts do not occur again', () => {
    const choice = fc.constantFrom('mine' as const, 'theirs' as const);
    const choices = fc.record({
      name: choice,
      description: choice,
      rights: choice,
      groups: choice,
    });
    fc.assert(
      fc.property(anySides, choices, (sides, chosen) => {
        const settled = merged(sides, isSet, chosen);
        const next = { base: sides.theirs, mine: settled, theirs: sides.theirs };
        expect(compareSides(next, isSet)).toEqual({ taken: [], disputed: [] });
      }),
    );
  });
});

describe('the sent input', () => {
  it('has only changed fields, in nested inputs too', () => {
    const before = { name: 'А', limits: { users: 1, days: 2 }, roleIds: ['1'], note: null };
    expect(changedFields(before, before)).toEqual({});
    expect(
      changedFields<typeof before>(before, {
        ...before,
        limits: { users: 1, days: 3 },
        roleIds: ['1', '2'],
      }),
    ).toEqual({ limits: { days: 3 }, roleIds: ['1', '2'] });
  });
});
