// Actions that add topics to a subject and remove them, one or many; removal can be undone.
import { BookPlus, Unlink } from 'lucide-react';
import { graphql } from 'react-relay';
import { failedResult, succeeded } from '../../kit/network/mutationResult.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { useUnlink } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  countOf,
  lazyPart,
  useAlerts,
  type MenuItem,
  type RecordSearch,
  type TableSelection,
} from '../../ui/index.ts';
import { useTopicSearch } from './choices.ts';
import { topicNouns } from './topicWords.ts';
import type { TopicFilter } from '../../__generated__/subjectsRouteQuery.graphql.ts';
import type { useTopicLinksAttachMutation } from '../../__generated__/useTopicLinksAttachMutation.graphql.ts';
import type { useTopicLinksDetachMutation } from '../../__generated__/useTopicLinksDetachMutation.graphql.ts';

const AddToSubjectModal = lazyPart(() => import('./AddToSubjectModal.tsx'), 'AddToSubjectModal');

interface Named {
  readonly id: string;
  readonly name: string;
}

export function useTopicLinks({
  companyId,
  subject,
  list,
  filter,
}: {
  companyId: string;
  /** The subject whose topics are shown; null when the list shows all topics. */
  subject: Named | null;
  list: {
    rows: readonly Named[];
    paging: { hasNext: boolean };
    search: string | null;
    refresh: () => void;
  };
  filter: TopicFilter;
}) {
  const alerts = useAlerts();
  const { open } = useDataModals();
  const search = useTopicSearch(companyId, { filter, first: 100 });
  const detach = useUnlink<useTopicLinksDetachMutation, useTopicLinksAttachMutation>(
    graphql`
      mutation useTopicLinksDetachMutation($input: DetachSubjectTopicsInput!) {
        detachSubjectTopics(input: $input) {
          subject {
            id
            topicsCount @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    graphql`
      mutation useTopicLinksAttachMutation($input: AttachSubjectTopicsInput!) {
        attachSubjectTopics(input: $input) {
          subject {
            id
            topicsCount @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const takeOut = async (topicIds: readonly string[], words: string): Promise<boolean> => {
    if (subject === null || topicIds.length === 0) return false;
    const variables = { input: { id: subject.id, topicIds: [...topicIds] } };
    return detach({ variables, back: variables, done: `${words} — не в «${subject.name}»` });
  };
  const putInto = (topicIds: readonly string[]): Promise<boolean> =>
    topicIds.length === 0
      ? Promise.resolve(false)
      : open<true>((close) => (
          <AddToSubjectModal
            companyId={companyId}
            topicIds={topicIds}
            onDone={() => {
              close(true);
              list.refresh();
            }}
          />
        )).then((isDone) => isDone === true);
  /** Queries the selected topics that are not loaded; empty on failure. */
  const idsOf = async ({ ids, allMatching }: TableSelection): Promise<readonly string[]> => {
    if (!allMatching) return [...ids];
    if (!list.paging.hasNext) return list.rows.map(({ id }) => id);
    try {
      return await allIds(search, list.search ?? '');
    } catch (error) {
      succeeded(failedResult(error), alerts);
      return [];
    }
  };
  return {
    item: ({ id, name }: Named): MenuItem => ({
      id: 'take-out',
      label: 'Убрать из предмета',
      icon: <Unlink />,
      onAction: () => void takeOut([id], `«${name}»`),
    }),
    bulk: [
      subject !== null && {
        label: 'Убрать из предмета',
        icon: <Unlink />,
        run: async (selection) => {
          const ids = await idsOf(selection);
          return takeOut(ids, countOf(ids.length, topicNouns));
        },
      },
      {
        label: 'Добавить в предмет',
        icon: <BookPlus />,
        run: async (selection) => putInto(await idsOf(selection)),
      },
    ] satisfies (BulkAction | false)[],
  };
}

async function allIds(search: RecordSearch, words: string): Promise<readonly string[]> {
  const { signal } = new AbortController();
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await search(words, { signal, after: after ?? null });
    ids.push(...page.records.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}
