// The outcome of a bulk action and its message: how many records were changed, which were skipped, and why.
import { graphql, readInlineData } from 'react-relay';
import { countOf, formatNumber, type AlertLink, type Alerts } from '../../ui/index.ts';
import type {
  outcome_payload$data,
  outcome_payload$key,
} from '../../__generated__/outcome_payload.graphql.ts';

/** Records that were skipped for one reason. */
export type Skipped = NonNullable<outcome_payload$data['skipped']>[number];

/** The response of a bulk mutation with one root field. */
export type BulkResponse = Readonly<Record<string, outcome_payload$key>>;

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

/**
 * The outcome of a payload that spreads `...outcome_payload`, with the records or ids that it returns as changed.
 */
export function outcomeOf(
  payload: outcome_payload$key,
  changed?: readonly (string | { readonly id: string })[] | null,
): Outcome {
  const { deletedCount, restoredCount, changedCount, skipped, deletion } =
    readInlineData<outcome_payload$key>(
      graphql`
        fragment outcome_payload on BulkPayload @inline {
          skipped {
            code
            # Stands after the names: «Физика», «Химия» — комплекты меняются по одному.
            message
            count
            names
          }
          ... on DeletionPayload {
            deletedCount
          }
          ... on RestorationPayload {
            restoredCount
          }
          ... on ChangePayload {
            changedCount
          }
          ... on TrashPayload {
            deletion
          }
        }
      `,
      payload,
    );
  const count = deletedCount ?? restoredCount ?? changedCount ?? 0;
  return {
    count,
    skipped: skipped ?? null,
    ids:
      changed?.length === count
        ? changed.map((one) => (typeof one === 'string' ? one : one.id))
        : null,
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

/** The message of a bulk mutation that was sent. */
export const bulkMessage =
  (done: string, nouns: Nouns) =>
  (response: BulkResponse): string => {
    const [payload] = Object.values(response);
    return payload ? outcomeText(outcomeOf(payload), done, nouns) : '';
  };

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
