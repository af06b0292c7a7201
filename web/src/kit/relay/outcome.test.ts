// Messages on the outcome of bulk actions.
import { describe, expect, it, vi } from 'vitest';
import type { Alerts } from '../../ui/index.ts';
import { outcomeOf, outcomeOfAll, reportOutcome, outcomeText, type Skipped } from './outcome.ts';
import type {
  outcome_payload$data,
  outcome_payload$key,
} from '../../__generated__/outcome_payload.graphql.ts';

const nouns = ['курс', 'курса', 'курсов'] as const;
const bundles = (count: number, ...names: string[]): Skipped => ({
  code: 'not_a_course',
  message: 'комплекты меняются по одному',
  count,
  names,
});
const missing: Skipped = { code: 'not_found', message: 'не найдены', count: 4, names: [] };

const payloadWith = (payload: Omit<outcome_payload$data, ' $fragmentType'>): outcome_payload$key =>
  ({ __fragments: { outcome_payload: payload } }) as unknown as outcome_payload$key;

const summary = (count: number, ...skipped: Skipped[]) =>
  outcomeText({ count, skipped }, 'Удалено', nouns).replaceAll('\u00A0', ' ');

describe('the outcome of a bulk action', () => {
  it.each([
    ['Удалено: 38 курсов', summary(38)],
    [
      'Удалено: 38 курсов. Пропущено 2: «Физика», «Химия» — комплекты меняются по одному',
      summary(38, bundles(2, 'Физика', 'Химия')),
    ],
    [
      'Удалено: 1 курс. Пропущено 9: «А» и ещё 4 — комплекты меняются по одному; 4 — не найдены',
      summary(1, bundles(5, 'А'), missing),
    ],
    ['Ничего не изменилось. Пропущено 4: не найдены', summary(0, missing)],
  ])('reads %s', (expected, text) => {
    expect(text).toBe(expected);
  });

  it('adds up the outcomes of batches', () => {
    const part = (name: string, deletion: string) =>
      outcomeOf(payloadWith({ deletedCount: 1, skipped: [bundles(2, name, name)], deletion }), [
        name,
      ]);
    expect(outcomeOfAll([part('А', '1'), part('Б', '2')])).toEqual({
      count: 2,
      skipped: [bundles(4, 'А', 'А', 'Б')],
      ids: ['А', 'Б'],
      deletions: ['1', '2'],
    });
  });

  it('is unknown where the server returns no details', () => {
    expect(outcomeOf(payloadWith({ changedCount: 1001, skipped: null }), ['А'])).toEqual({
      count: 1001,
      skipped: null,
      ids: null,
      deletions: null,
    });
    expect(outcomeOfAll([])).toBeNull();
  });
});

it('puts links after the sentence', () => {
  const withLinks = vi.fn<Alerts['withLinks']>();
  const links = [{ text: 'Открыть страницу', to: '/page' }];
  reportOutcome(
    { withLinks } as Partial<Alerts> as Alerts,
    { count: 1, skipped: [] },
    { done: 'Опубликовано', nouns, links },
  );
  expect(withLinks).toHaveBeenCalledWith('Опубликовано: 1\u00A0курс.', links, undefined);
});
