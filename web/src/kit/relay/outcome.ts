// The outcome of a bulk action and its message: how many records were changed, which were skipped, and why.
import { graphql, readInlineData } from 'react-relay';
import { countOf, formatNumber, type AlertLink, type Alerts } from '../../ui/index.ts';
import type {
  outcome_skipped$data,
  outcome_skipped$key,
} from '../../__generated__/outcome_skipped.graphql.ts';

/** Records that were skipped for one reason. */
export type Skipped = Omit<outcome_skipped$data, ' $fragmentType'>;

/**
 * The value of `skipped { ...outcome_skipped }` in a payload; null where the server doesn't return it.
 */
export type SkippedKeys = readonly outcome_skipped$key[] | null | undefined;

export const skippedOf = (keys: SkippedKeys): readonly Skipped[] | null =>
  keys?.map((key) =>
    readInlineData<outcome_skipped$key>(
      graphql`
        fragment outcome_skipped on SkippedRecords @inline {
          code
          # Stands after the names: «Физика», «Химия» — комплекты меняются по одному.
          message
          count
          names
        }
      `,
      key,
    ),
  ) ?? null;

export interface Outcome {
  readonly count: number;
  /** Null where the server doesn't return it. */
  readonly skipped: readonly Skipped[] | null;
  /** The changed records; null when the server returned only a part of the ids. */
  readonly ids: readonly string[] | null;
  /**
   * Ids of the deletions, by which the server restores all deleted records; null where it has none.
   */
  readonly deletions: readonly string[] | null;
}

/** «курс», «курса», «курсов» */
export type Nouns = readonly [one: string, few: string, many: string];

/** Normalises the field names of different payloads. */
export function outcomeOf({
  count,
  skipped,
  ids,
  deletion,
}: {
  count: number;
  skipped: SkippedKeys;
  ids?: readonly string[];
  deletion?: string | null | undefined;
}): Outcome {
  return {
    count,
    skipped: skippedOf(skipped),
    ids: ids?.length === count ? ids : null,
    deletions: deletion == null ? null : [deletion],
  };
}

/** Adds up the outcomes of batches. */
export function outcomeOfAll([first, ...others]: readonly Outcome[]): Outcome | null {
  if (first === undefined) return null;
  return others.reduce(
    (sum, { count, skipped, ids, deletions }) => ({
      count: sum.count + count,
      skipped: sum.skipped && skipped && withoutRepeats([...sum.skipped, ...skipped]),
      ids: sum.ids && ids && [...sum.ids, ...ids],
      deletions: sum.deletions && deletions && [...sum.deletions, ...deletions],
    }),
    first,
  );
}

/** Merges entries with the same reason. */
function withoutRepeats(skipped: readonly Skipped[]): readonly Skipped[] {
  const reasons = Map.groupBy(skipped, ({ code }) => code);
  return [...reasons.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const count = others.reduce((sum, each) => sum + each.count, first.count);
    const names = [first, ...others].flatMap((each) => each.names).slice(0, namedRecords);
    return [{ ...first, count, names }];
  });
}

const namedRecords = 3;

/** «Удалено: 38 курсов. Пропущено 2: «Физика», «Химия» — комплекты меняются по одному». */
export function outcomeText(
  { count, skipped }: Pick<Outcome, 'count' | 'skipped'>,
  done: string,
  nouns: Nouns,
): string {
  return withSkipped(
    count === 0 ? 'Ничего не изменилось' : `${done}: ${countOf(count, nouns)}`,
    skipped,
  );
}

/** Appends the skipped rows to a message; null where the server doesn't return them. */
export function withSkipped(head: string, skipped: readonly Skipped[] | null): string {
  const total = (skipped ?? []).reduce((sum, each) => sum + each.count, 0);
  if (total === 0) return head;
  const reasons = (skipped ?? []).map((each) => reasonOf(each, skipped?.length === 1));
  return `${head}. Пропущено ${formatNumber(total)}: ${reasons.join('; ')}`;
}

/** A single reason needs no count, since the sentence has it already. */
function reasonOf({ message, count, names }: Skipped, isOnly: boolean): string {
  if (names.length === 0) return isOnly ? message : `${formatNumber(count)} — ${message}`;
  const others = count - names.length;
  const named = names.map((name) => `«${name}»`).join(', ');
  return `${named}${others > 0 ? ` и ещё ${formatNumber(others)}` : ''} — ${message}`;
}

/** Shows the outcome as an alert with an undo button; an outcome without changes is an error. */
export function reportOutcome(
  alerts: Alerts,
  outcome: Pick<Outcome, 'count' | 'skipped'>,
  {
    done,
    nouns,
    undo,
    links = [],
  }: {
    done: string;
    nouns: Nouns;
    undo?: (() => void) | undefined;
    links?: readonly AlertLink[];
  },
): void {
  const text = outcomeText(outcome, done, nouns);
  if (outcome.count === 0) alerts.error(text);
  // Links follow the sentence.
  else if (links.length > 0) alerts.withLinks(`${text}.`, links, undo);
  else if (undo) alerts.withUndo(text, undo);
  else alerts.success(text);
}
