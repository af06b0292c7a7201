// Tests edits of a form's document and merging of concurrent edits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withField,
  withFieldMoved,
  withoutField,
  type FieldDraft,
  type FormDocument,
} from './document.ts';
import { withSaved, differencesBetween, mergedDocument } from './merging.ts';
import { field, form } from '../testing.ts';

const refs = ({ fields }: FormDocument) => fields.map(({ ref }) => ref).join('');

describe('a field', () => {
  const abc = form(field('a'), field('b'), field('c'));

  it('is inserted and moved before another one or to the end', () => {
    expect(refs(withField(abc, field('x'), 'b'))).toBe('axbc');
    expect(refs(withField(abc, field('x'), null))).toBe('abcx');
    expect(refs(withFieldMoved(abc, 'a', 'c'))).toBe('bac');
    expect(refs(withFieldMoved(abc, 'a', null))).toBe('bca');
    expect(refs(withFieldMoved(abc, 'c', 'a'))).toBe('cab');
  });

  it('is removed with the rules that refer to it', () => {
    const rule = (ref: string) => ({ field: ref, operator: 'filled' as const, value: null });
    const asking = form(
      field('a'),
      field('b'),
      field('c', { condition: { match: 'all', rules: [rule('a'), rule('b')] } }),
      field('d', { condition: { match: 'all', rules: [rule('a')] } }),
    );
    const [, c, d] = withoutField(asking, 'a').fields;
    expect(c?.condition?.rules).toEqual([rule('b')]);
    expect(d?.condition).toBeNull();
  });
});

describe('concurrent edits', () => {
  const base = form(field('a'), field('b'), field('c'));

  it('of different parts are merged', () => {
    const mine = { ...withFieldMoved(base, 'c', 'a'), title: 'Моя' };
    const theirs = withField({ ...base, code: 'their' }, field('x'), 'b');
    const sides = { base, mine, theirs };
    expect(differencesBetween(sides).disputed).toEqual([]);
    expect(differencesBetween(sides).taken.map(({ label }) => label)).toEqual(['Код', 'Поле «x»']);
    const merged = mergedDocument(sides);
    expect([merged.title, merged.code, refs(merged)]).toEqual(['Моя', 'their', 'caxb']);
  });

  it('of the same part are a conflict', () => {
    const mine = form(field('a', { text: 'моё' }), field('b'), field('c'));
    const theirs = form(field('a', { text: 'их' }), field('b'), field('c'));
    const sides = { base, mine, theirs };
    const { disputed } = differencesBetween(sides);
    expect(disputed.map(({ part, label }) => [part, label])).toEqual([['field a', 'Поле «их»']]);
    expect(mergedDocument(sides).fields[0]?.text).toBe('моё');
    expect(mergedDocument(sides, { 'field a': 'theirs' }).fields[0]?.text).toBe('их');
  });

  it('when undone, leave the changes of the other side and choices in its favour in place', () => {
    const mine = { ...base, title: 'Моя', code: 'mine' };
    const theirs = { ...withField(base, field('x'), 'b'), title: 'Их', code: 'their' };
    const choices = { title: 'mine', code: 'theirs' } as const;
    const undone = mergedDocument({ base, mine: base, theirs }, choices, 'theirs');
    expect([undone.title, undone.code, refs(undone)]).toEqual(['Их', 'their', 'axbc']);
    const half = mergedDocument(
      { base, mine: { ...mine, title: 'Мо' }, theirs },
      choices,
      'theirs',
    );
    expect([half.title, half.code, refs(half)]).toEqual(['Мо', 'their', 'axbc']);
    // An undo step from before the save: others have changed the title since.
    const before = mergedDocument({ base, mine: { ...base, title: 'До' }, theirs }, {}, 'theirs');
    expect(before.title).toBe('Их');
  });

  it('remove a field that only one side has removed and the other has not changed', () => {
    const theirs = withoutField(base, 'b');
    expect(refs(mergedDocument({ base, mine: { ...base, title: 'Моя' }, theirs }))).toBe('ac');
  });

  it('never lose a change made by one side only', () => {
    const all = ['a', 'b', 'c', 'd', 'e'];
    const some = fc
      .subarray(all)
      .chain((subset) => fc.shuffledSubarray(subset, { minLength: subset.length }));
    fc.assert(
      fc.property(some, some, (one, other) => {
        const start = form(...all.slice(0, 3).map((ref) => field(ref)));
        const made = (subset: string[]) =>
          form(...subset.map((ref) => start.fields.find((each) => each.ref === ref) ?? fresh(ref)));
        const sides = { base: start, mine: made(one), theirs: made(other) };
        const merged = new Set(mergedDocument(sides).fields.map(({ ref }) => ref));
        for (const ref of all) {
          const was = start.fields.some((each) => each.ref === ref);
          const isExpected = was
            ? one.includes(ref) && other.includes(ref)
            : one.includes(ref) || other.includes(ref);
          expect([ref, merged.has(ref)]).toEqual([ref, isExpected]);
        }
        expect(merged.size).toBe(mergedDocument(sides).fields.length);
      }),
    );
  });
});

const fresh = (() => {
  const made = new Map<string, FieldDraft>();
  return (ref: string): FieldDraft => {
    const known = made.get(ref) ?? field(ref);
    made.set(ref, known);
    return known;
  };
})();

describe('a form saved by a server without versions', () => {
  const sent = { ...form(field('a'), field('b', { hint: 'Подсказка' })), successText: 'Спасибо' };
  // Such a server returns fields by id and has neither hints nor a success text.
  const saved = { ...form(field('1', { text: 'a' }), field('2', { text: 'b' })), successText: '' };

  it('replaces the edited one', () => {
    expect(withSaved(sent, sent, saved)).toEqual(saved);
  });

  it('leaves later changes in place', () => {
    const now = {
      ...withField(sent, field('c'), 'b'),
      title: 'Запись',
      successText: 'До встречи',
    };
    const renamed = { ...now, fields: now.fields.map((each) => ({ ...each, label: 'Имя' })) };
    expect(withSaved(renamed, sent, saved)).toMatchObject({
      title: 'Запись',
      successText: 'До встречи',
      fields: [
        { ref: '1', label: 'Имя' },
        { ref: 'c', label: 'Имя' },
        { ref: '2', label: 'Имя', hint: 'Подсказка' },
      ],
    });
  });
});
