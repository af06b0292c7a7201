// The list of a form's answers with its fields as columns: search, filter, export and deletion.
import { useMemo } from 'react';
import { Eye, MessageSquareText, Trash2 } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { onlyRow } from '../../kit/relay/bulk.ts';
import { fieldConditionText } from '../../kit/list/filter/fieldConditionText.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { deleteItem, formatDate, formatDateTime, lazyPart, tickedIds } from '../../ui/index.ts';
import { FormTabs } from '../builder/FormTabs.tsx';
import { answerColumns, answerFields, columnOf, removedFields } from './answerColumns.ts';
import { answerList, filterOf } from './answerList.ts';
import { answerListRoute } from './answerListRoute.ts';
import { useAnswerRemoval } from './useAnswerRemoval.ts';
import type { AnswerListPaginationQuery } from '../../__generated__/AnswerListPaginationQuery.graphql.ts';
import type { AnswerListScreen_company$key } from '../../__generated__/AnswerListScreen_company.graphql.ts';
import type { AnswerListScreen_form$key } from '../../__generated__/AnswerListScreen_form.graphql.ts';

const AnswerExportButton = exportButton(
  lazyPart(() => import('./AnswerExportModal.ts'), 'AnswerExportModal'),
);

export function AnswerListScreen() {
  const page = usePageData(answerListRoute);
  const company = useFragment<AnswerListScreen_company$key>(
    graphql`
      fragment AnswerListScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        search: { type: "String" }
        filter: { type: "FormAnswerFilter" }
        orderBy: { type: "FormAnswerOrder" }
        namesVariables: { type: "Boolean!" }
      ) {
        ...Admin_company
        form(databaseId: $id) {
          ...AnswerListScreen_form
            @arguments(
              search: $search
              filter: $filter
              orderBy: $orderBy
              namesVariables: $namesVariables
            )
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  if (!company.form) {
    return <NotFoundHere title="Форма не найдена" text="Возможно, её удалили." />;
  }
  return <Answers form={company.form} companyId={companyId} code={code} />;
}

function Answers({
  form: key,
  companyId,
  code,
}: {
  form: AnswerListScreen_form$key;
  companyId: string;
  code: string;
}) {
  const pagination = usePaginationFragment<AnswerListPaginationQuery, AnswerListScreen_form$key>(
    graphql`
      fragment AnswerListScreen_form on Form
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "FormAnswerFilter" }
        orderBy: { type: "FormAnswerOrder" }
        namesVariables: { type: "Boolean!" }
      )
      @refetchable(queryName: "AnswerListPaginationQuery")
      @throwOnFieldError {
        id
        databaseId
        name
        fields @catch(to: NULL) {
          databaseId
          customField {
            variables @include(if: $namesVariables) {
              databaseId
              value
            }
          }
          ...answerColumns_field
        }
        answers(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "AnswerListScreen_answers", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              createdAt
              viewerCanDelete @catch(to: NULL)
              ...answerColumns_answer
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(answerList, pagination, ({ answers }) => answers);
  const { id: formId, databaseId, name, fields } = list.data;
  const at = `/${code}/forms/${databaseId}`;
  usePageName(name, at);
  const answerableFields = useMemo(() => answerFields(fields ?? []), [fields]);
  const { state, rows } = list;
  const columns = useMemo(
    () => answerColumns(answerableFields, removedFields(rows, answerableFields), at),
    [answerableFields, rows, at],
  );
  const sortedBy = answerableFields.filter(({ isSorted }) => isSorted).map(columnOf);
  const match = { search: list.search, filter: { ...filterOf(state), form: [formId] } };
  const { __id: connectionId } = list.connection;
  const remove = useAnswerRemoval({
    companyId,
    list: { match, connectionId, totalCount: list.totalCount },
    onDone: list.refresh,
  });
  const named = answerableFields.map(({ databaseId: id, name: words }) => ({
    id: String(id),
    name: words,
    variables: (
      fields?.find(({ databaseId: other }) => other === id)?.customField?.variables ?? []
    ).map((variable) => [variable.databaseId, variable.value] as const),
  }));
  const conditions = [
    state.from !== null && { words: `С ${formatDate(state.from)}`, without: { from: null } },
    state.to !== null && { words: `По ${formatDate(state.to)}`, without: { to: null } },
    ...fieldConditionText(state.fields, named),
  ].filter((on) => on !== false);
  return (
    <ListPage
      id="form-answers"
      list={{ ...list, sortable: [...list.sortable, ...sortedBy] }}
      title={name}
      search={{ label: 'Поиск по ответам', placeholder: 'Слова или телефон' }}
      tabs={<FormTabs at={at} current="answers" />}
      filter={
        <ListFilter list={list} conditions={conditions}>
          <AnswerFilter form={formId} state={state} change={list.change} />
        </ListFilter>
      }
      tools={
        <AnswerExportButton
          companyId={companyId}
          form={name}
          fields={answerableFields}
          {...match}
          orderBy={answerList.variables(state).orderBy}
          conditions={conditions.map(({ words }) => words)}
          totalCount={list.totalCount}
          selectedIds={tickedIds(list.selection)}
        />
      }
      columns={columns}
      rowLabel={({ createdAt }) => formatDateTime(createdAt)}
      rowActions={(answer) => [
        {
          id: 'open',
          label: 'Открыть',
          icon: <Eye />,
          to: `${at}/answers/${answer.databaseId}`,
        },
        'separator',
        deleteItem(() => void remove(onlyRow(answer.id)), {
          disabled: answer.viewerCanDelete === false,
        }),
      ]}
      create={false}
      bulk={[{ label: 'Удалить', icon: <Trash2 />, run: remove }]}
      start={{
        title: 'Ответов пока нет',
        text: 'Здесь появится всё, что отправят через форму.',
        icon: <MessageSquareText />,
      }}
    />
  );
}

const AnswerFilter = lazyPart(() => import('./AnswerFilter.tsx'), 'AnswerFilter');
