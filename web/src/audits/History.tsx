// The history of one record with filters and a button that restores earlier values.
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { auditWords } from './allWords.ts';
import { ListFilter, type Condition } from '../kit/list/filter/ListFilter.tsx';
import { usePages } from '../kit/list/usePages.ts';
import { useFreshPage } from '../kit/pages/PageBoundary.tsx';
import { useDialog } from '../kit/relay/useDataModals.tsx';
import { EmptyState, Flex, formatDate, lazyPart, Stack } from '../ui/index.ts';
import { AuditList } from './AuditList.tsx';
import { historyStateAt, type HistoryState } from '../kit/pages/historyAddress.ts';
import { useNextSearch } from '../kit/pages/useNextSearch.ts';
import { emptyHistoryFilter, historySearch } from './historySearch.ts';
import { fieldLabel } from './formatAudit.ts';
import { eventWords, recordType } from './words.ts';
import type { History_record$key } from '../__generated__/History_record.graphql.ts';
import type { HistoryPaginationQuery } from '../__generated__/HistoryPaginationQuery.graphql.ts';

const RevertModal = lazyPart(() => import('./RevertModal.tsx'), 'RevertModal');
const HistoryConditions = lazyPart(() => import('./HistoryConditions.tsx'), 'HistoryConditions');

export function History({ record }: { record: History_record$key }) {
  const pagination = usePaginationFragment<HistoryPaginationQuery, History_record$key>(
    graphql`
      fragment History_record on Audited
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "HistoryFilter" }
      )
      @refetchable(queryName: "HistoryPaginationQuery")
      @throwOnFieldError {
        __typename
        id
        audits(first: $count, after: $cursor, filter: $filter)
          @connection(key: "History_audits", filters: ["filter"]) {
          edges {
            node {
              author {
                databaseId
                name
                surname
              }
              ...AuditList_audits
            }
          }
        }
      }
    `,
    record,
  );
  const { data, rows, paging } = usePages(pagination, ({ audits }) => audits);
  const { __typename: typeName } = data;
  const type = recordType(typeName);
  const list = useHistoryState();
  const refresh = useFreshPage();
  const open = useDialog(refresh);
  const { field, author, event, from, to } = list.state;
  const people = new Map(rows.map((row) => [row.author?.databaseId, row.author]));
  const nameOf = (id: string) => {
    const person = people.get(Number(id));
    return person ? [person.surname, person.name].filter(Boolean).join(' ') : `№ ${id}`;
  };
  const conditions: (Condition<HistoryState> | false)[] = [
    ...field.map((name) => ({
      words: `Поле: ${fieldLabel(type, name)}`,
      without: { field: field.filter((other) => other !== name) },
    })),
    ...author.map((id) => ({
      words: `Автор: ${nameOf(id)}`,
      without: { author: author.filter((other) => other !== id) },
    })),
    event !== 'ALL' && { words: eventWords[event], without: { event: 'ALL' } },
    from !== null && { words: `С ${formatDate(from)}`, without: { from: null } },
    to !== null && { words: `По ${formatDate(to)}`, without: { to: null } },
  ];
  return (
    <Stack gap="3">
      <Flex wrap="wrap" align="center" gap="2">
        <ListFilter
          list={list}
          conditions={conditions}
          failure="Не удалось загрузить фильтр. Обновите страницу."
        >
          <HistoryConditions
            recordId={data.id}
            fields={auditWords[type]?.fields ?? {}}
            state={list.state}
            onChange={list.change}
          />
        </ListFilter>
      </Flex>
      <AuditList
        audits={rows}
        recordId={data.id}
        {...paging}
        empty={list.isFiltered && <EmptyState kind="filter" onReset={list.reset} />}
        onPutBack={(auditId, putField) =>
          open((done) => (
            <RevertModal
              recordId={data.id}
              type={type}
              auditId={auditId}
              field={putField}
              onDone={done}
            />
          ))
        }
      />
    </Stack>
  );
}

/** The state in the address of the tab; during a navigation, the state that is being loaded. */
function useHistoryState() {
  const navigate = useNavigate();
  const { search: params } = useNextSearch();
  const state = historyStateAt({ search: params });
  const show = (next: HistoryState) =>
    void navigate(
      { search: historySearch(params.get('tab') ?? 'history', next) },
      { replace: true, preventScrollReset: true },
    );
  const { field, author, event, from, to } = state;
  const on = field.length + author.length + [event !== 'ALL', from, to].filter(Boolean).length;
  return {
    state,
    change: (part: Partial<HistoryState>) => show({ ...state, ...part }),
    isFiltered: on > 0,
    hasManyConditions: on > 1,
    reset: () => show(emptyHistoryFilter),
  };
}
