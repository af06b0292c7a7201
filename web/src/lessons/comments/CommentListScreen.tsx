// The comments of all lessons, newest first: search, filters by course, lesson, author and whether they are answered, and
// tabs for hidden and deleted ones.
import { useMemo } from 'react';
import { Eye, EyeOff, MessageSquare, RotateCcw, Trash2 } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { onlyRow, rowsOf } from '../../kit/relay/bulk.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { TileView } from '../../kit/list/TileView.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { emptySelection, lazyPart, type TableSelection } from '../../ui/index.ts';
import { commentList, filterOf, tabNames, type CommentTab } from './commentList.ts';
import { commentListRoute } from './commentListRoute.ts';
import { CommentTile } from './CommentTile.tsx';
import { useCommentActions } from './useCommentActions.ts';
import { useCommentFilterWords } from './useCommentFilterWords.ts';
import type { CommentListPaginationQuery } from '../../__generated__/CommentListPaginationQuery.graphql.ts';
import type { CommentListScreen_company$key } from '../../__generated__/CommentListScreen_company.graphql.ts';
import type { CommentListScreen_query$key } from '../../__generated__/CommentListScreen_query.graphql.ts';

const CommentFilter = lazyPart(() => import('./CommentFilter.tsx'), 'CommentFilter');

export function CommentListScreen() {
  const page = usePageData(commentListRoute);
  const pagination = usePaginationFragment<
    CommentListPaginationQuery,
    CommentListScreen_company$key
  >(
    graphql`
      fragment CommentListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "LessonCommentFilter" }
        orderBy: { type: "LessonCommentOrder" }
      )
      @refetchable(queryName: "CommentListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        lessonComments(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        )
          @connection(
            key: "CommentListScreen_lessonComments"
            filters: ["search", "filter", "orderBy"]
          ) {
          __id
          totalCount
          edges {
            node {
              id
              ...CommentTile_comment
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(commentList, pagination, ({ lessonComments }) => lessonComments);
  const { state, rows, totalCount, refresh, search, selection } = list;
  const { companyId, code, may } = useAdmin(list.data);
  const query = useFragment<CommentListScreen_query$key>(
    graphql`
      fragment CommentListScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useCommentFilterWords_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const { names, conditions } = useCommentFilterWords(query, state);
  const { __id: connectionId } = list.connection;
  const { hide, show, remove, restore } = useCommentActions({
    companyId,
    connectionId,
    refresh,
  });
  const chosen = (some: TableSelection) =>
    rowsOf(some, {
      ids: rows.map(({ id }) => id),
      hasNext: list.paging.hasNext,
      totalCount,
      match: { search, filter: filterOf(state) },
    });
  const actions = {
    hide: (id: string) => void hide(chosen(onlyRow(id))),
    show: (id: string) => void show(chosen(onlyRow(id))),
    remove: (id: string) => void remove(chosen(onlyRow(id))),
    restore: (id: string) => void restore(chosen(onlyRow(id))),
    onReplied: refresh,
  };
  const bulk =
    state.tab === 'deleted'
      ? [
          {
            label: 'Восстановить',
            icon: <RotateCcw />,
            run: (some: TableSelection) => restore(chosen(some)),
          },
        ]
      : [
          state.tab === 'all' && {
            label: 'Скрыть',
            icon: <EyeOff />,
            run: (some: TableSelection) => hide(chosen(some)),
          },
          { label: 'Показать', icon: <Eye />, run: (some: TableSelection) => show(chosen(some)) },
          {
            label: 'Удалить',
            icon: <Trash2 />,
            run: (some: TableSelection) => remove(chosen(some)),
          },
        ];
  const maySee = useMemo(
    () => ({
      courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
      lessons: may('LESSONS_VIEW'),
      people: may('USERS_SHOW'),
    }),
    [may],
  );
  return (
    <ListFrame
      id="comments"
      list={list}
      title="Комментарии"
      create={false}
      count={null}
      tabs={
        <ListTabs
          list={list}
          label="Состояние"
          names={tabNames}
          countIn={(tab) => (tab === state.tab ? totalCount : null)}
        />
      }
      search={{ label: 'Поиск по комментариям', placeholder: 'Слова из комментария' }}
      filter={
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить курсы и людей. Закройте фильтр и откройте ещё раз."
        >
          <CommentFilter {...{ companyId, state, names, maySee }} change={list.change} />
        </ListFilter>
      }
      bulk={may('TEACHER_FEEDBACK_ON_USER_COMMENTS') && bulk}
      start={{ ...emptyTexts[state.tab], icon: <MessageSquare /> }}
    >
      {(view) => {
        const { onSelectionChange } = view;
        const tick = (id: string, isTicked: boolean) => {
          const ids = new Set(selection.allMatching ? rows.map((row) => row.id) : selection.ids);
          if (isTicked) ids.add(id);
          else ids.delete(id);
          onSelectionChange?.({ ...emptySelection, ids });
        };
        return (
          <TileView view={view} count={rows.length} width={720}>
            {rows.map((comment) => (
              <CommentTile
                key={comment.id}
                comment={comment}
                code={code}
                actions={actions}
                isTicked={selection.allMatching || selection.ids.has(comment.id)}
                onTick={onSelectionChange ? (isTicked) => tick(comment.id, isTicked) : null}
              />
            ))}
          </TileView>
        );
      }}
    </ListFrame>
  );
}

const emptyTexts: Record<CommentTab, { title: string; text: string }> = {
  all: {
    title: 'Комментариев пока нет',
    text: 'Здесь появится всё, что ученики напишут к урокам, у которых включены комментарии.',
  },
  hidden: {
    title: 'Скрытых комментариев нет',
    text: 'Скрытый комментарий видят его автор и сотрудники.',
  },
  deleted: { title: 'Удалённых комментариев нет', text: 'Отсюда их можно будет восстановить.' },
};
