// Deleting softly: at once and with undo, over more than is on the screen after a question; and what brings back from the
// trash. Domains say what is sent.
import { startTransition, useEffect, useRef } from 'react';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import type { Chosen, ChosenRows } from '../relay/bulk.ts';
import { tell, type Nouns, type Outcome } from '../relay/outcome.ts';

/** What of a match finds rows in the trash. */
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
  /** Answer null when nothing went through; why is told by then. */
  send: {
    remove: (chosen: Chosen<Match>) => Promise<Outcome | null>;
    restore: (chosen: Chosen<Match>) => Promise<Outcome | null>;
  };
  /** Fetches what is shown anew, where the store does not follow by itself. */
  refresh?: () => void;
  /** The filter that leads into the trash, where that is not a status. */
  inTrash?: { readonly deleted: true } | { readonly status: readonly 'DELETED'[] };
  /** Rows that are deleted by name leave the list in the store: it keeps the pages loaded so far. */
  listFollows: boolean;
}

export interface TrashActions<Match> {
  /** Answer whether anything was done. */
  remove: (rows: ChosenRows<Match>) => Promise<boolean>;
  restore: (rows: ChosenRows<Match>) => Promise<boolean>;
  /** Fetches what is on the screen by then anew. */
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
  const restore = async (chosen: Chosen<Match | TrashMatch>) => {
    const outcome = await send.restore(chosen);
    if (outcome === null) return false;
    tell(alerts, outcome, { done: 'Восстановлено', nouns });
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
      tell(alerts, outcome, { done: 'Удалено', nouns, undo: back && (() => void restore(back)) });
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

/** All that a deletion took: by name while the server names them all, then by its mark, where it keeps one. */
function takenBy(
  { deletions, ids }: Outcome,
  inTrash: NonNullable<TrashMatch['filter']>,
): Chosen<TrashMatch> | undefined {
  if (ids !== null) return { ids };
  if (deletions === null) return undefined;
  return { matching: { filter: { ...inTrash, deletion: deletions } } };
}

/** Undo may come when another tab is open, or none: what is on the screen then is to be refreshed. */
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
