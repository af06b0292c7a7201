// What came of work on many records, told in one wording: how many were changed, which were passed over, and why.
import { graphql, readInlineData } from 'react-relay';
import { countOf, formatNumber, type AlertLink, type Alerts } from '../../ui/index.ts';
import type {
  outcome_skipped$data,
  outcome_skipped$key,
} from '../../__generated__/outcome_skipped.graphql.ts';

/** Records that stay as they are for the same reason. */
export type Skipped = Omit<outcome_skipped$data, ' $fragmentType'>;

/** What a payload has for `skipped { ...outcome_skipped }`; nothing where the server does not tell. */
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
  /** Null where the server does not tell. */
  readonly skipped: readonly Skipped[] | null;
  /** Which were changed; null where they are more than the server names. */
  readonly ids: readonly string[] | null;
  /** The marks of deletions, by which the server restores all that they took; null where it keeps none. */
  readonly deletions: readonly string[] | null;
}

/** «курс», «курса», «курсов» */
export type Nouns = readonly [one: string, few: string, many: string];

/** What a payload says, whatever its names for that are. */
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

/** Of requests for parts of the same work. */
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

/** Each reason once. */
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
export function toldOf(
  { count, skipped }: Pick<Outcome, 'count' | 'skipped'>,
  done: string,
  nouns: Nouns,
): string {
  return withSkipped(
    count === 0 ? 'Ничего не изменилось' : `${done}: ${countOf(count, nouns)}`,
    skipped,
  );
}

/** What was done, with those that were passed over: null where the server does not tell. */
export function withSkipped(head: string, skipped: readonly Skipped[] | null): string {
  const total = (skipped ?? []).reduce((sum, each) => sum + each.count, 0);
  if (total === 0) return head;
  const reasons = (skipped ?? []).map((each) => reasonOf(each, skipped?.length === 1));
  return `${head}. Пропущено ${formatNumber(total)}: ${reasons.join('; ')}`;
}

/** The only reason has its number before it. */
function reasonOf({ message, count, names }: Skipped, isOnly: boolean): string {
  if (names.length === 0) return isOnly ? message : `${formatNumber(count)} — ${message}`;
  const others = count - names.length;
  const named = names.map((name) => `«${name}»`).join(', ');
  return `${named}${others > 0 ? ` и ещё ${formatNumber(others)}` : ''} — ${message}`;
}

/** Tells what came of it, with what takes it back for a while; that nothing did is a failure. */
export function tell(
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
  const text = toldOf(outcome, done, nouns);
  if (outcome.count === 0) alerts.error(text);
  // What it leads to is no part of the sentence.
  else if (links.length > 0) alerts.withLinks(`${text}.`, links, undo);
  else if (undo) alerts.withUndo(text, undo);
  else alerts.success(text);
}
