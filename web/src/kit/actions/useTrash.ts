// Soft deletion and restoring: at once with undo, or after confirmation when rows beyond the screen are selected.
// Domains supply the mutations.
import { startTransition, useEffect, useRef } from 'react';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import type { BulkSelection, SelectedRows } from '../relay/bulk.ts';
import { reportOutcome, type Nouns, type Outcome } from '../relay/outcome.ts';

/** The part of a match that finds rows in the trash. */
interface TrashMatch {
  readonly filter?: {
    readonly status?: readonly 'DELETED'[] | null;
    readonly deleted?: boolean | null;
    readonly deletion?: readonly string[] | null;
  } | null;
}

interface Trash<Match> {
  /** «курс», «курса», «курсов» */
  nouns: Nouns;
  /** Resolve to null on failure, which has been reported by then. */
  send: {
    remove: (chosen: BulkSelection<Match>) => Promise<Outcome | null>;
    restore: (chosen: BulkSelection<Match>) => Promise<Outcome | null>;
  };
  /** Refetches the shown data where the store isn't updated by the mutation. */
  refresh?: () => void;
  /** The filter that shows the trash, where it isn't the status. */
  inTrash?: { readonly deleted: true } | { readonly status: readonly 'DELETED'[] };
  /** The store removes rows that are deleted by id from the list, so the loaded pages stay. */
  listFollows: boolean;
}

export interface TrashActions<Match> {
  /** Resolve to whether anything was done. */
  remove: (rows: SelectedRows<Match>) => Promise<boolean>;
  restore: (rows: SelectedRows<Match>) => Promise<boolean>;
  /** Refetches the data that is shown at that time. */
  refreshShown: () => void;
}

export function useTrash<Match>({
  nouns,
  send,
  refresh,
  inTrash = { status: ['DELETED'] },
  listFollows,
}: Trash<Match | TrashMatch>): TrashActions<Match> {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const refreshShown = useRefreshOfShown(refresh);
  const restore = async (chosen: BulkSelection<Match | TrashMatch>) => {
    const outcome = await send.restore(chosen);
    if (outcome === null) return false;
    reportOutcome(alerts, outcome, { done: 'Восстановлено', nouns });
    startTransition(refreshShown);
    return outcome.count > 0;
  };

  return {
    remove: async ({ chosen, count }) => {
      if (chosen.matching != null && !(await confirm(questionOf(countOf(count, nouns)))))
        return false;
      const outcome = await send.remove(chosen);
      if (outcome === null) return false;
      const back = takenBy(outcome, inTrash);
      reportOutcome(alerts, outcome, {
        done: 'Удалено',
        nouns,
        undo: back && (() => void restore(back)),
      });
      if (!listFollows || chosen.matching != null) startTransition(refreshShown);
      return outcome.count > 0;
    },
    restore: ({ chosen }) => restore(chosen),
    refreshShown,
  };
}

const questionOf = (many: string) => ({
  title: `Удалить ${many}?`,
  description:
    'Удалится всё, что подходит под поиск и фильтр. Восстановить можно во вкладке «Удалённые».',
  confirmLabel: 'Удалить',
  danger: true,
});

/**
 * What a deletion affected: the ids if the server returns all of them, otherwise the deletion's mark if it has one.
 */
function takenBy(
  { deletions, ids }: Outcome,
  inTrash: NonNullable<TrashMatch['filter']>,
): BulkSelection<TrashMatch> | undefined {
  if (ids !== null) return { ids };
  if (deletions === null) return undefined;
  return { matching: { filter: { ...inTrash, deletion: deletions } } };
}

/**
 * Undo may be pressed after another tab was opened, or none: refreshes what is on the screen then.
 */
function useRefreshOfShown(refresh: (() => void) | undefined): () => void {
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = refresh ?? null;
    return () => {
      latest.current = null;
    };
  }, [refresh]);
  return () => latest.current?.();
}
