// The list of forms: search, purposes, row actions and bulk actions.
import { useMemo } from 'react';
import { SquarePen, Trash2 } from 'lucide-react';
import { formTypes, type FormType } from '@kafedra/common/forms';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { requireAdmission, useAdmin } from '../../../kit/pages/Admin.ts';
import { ListFilter } from '../../../kit/list/filter/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../../kit/list/ListPage.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import {
  Checkbox,
  dayColumn,
  Fieldset,
  lazyPart,
  nameColumn,
  numberColumn,
  Stack,
  textColumn,
} from '../../../ui/index.ts';
import { stateWords, answersCountWords, availabilityOf } from '../../limits/limits.ts';
import { fromGraphqlEnum } from '../../graphqlEnums.ts';
import { formTypeLabels } from '../formKinds.ts';
import { formList, formListRoute } from './formListRoute.ts';
import { useFormActions } from './useFormActions.tsx';
import type { FormListPaginationQuery } from '../../../__generated__/FormListPaginationQuery.graphql.ts';
import type {
  FormListScreen_company$data,
  FormListScreen_company$key,
} from '../../../__generated__/FormListScreen_company.graphql.ts';

type Row = FormListScreen_company$data['forms']['edges'][number]['node'];

const NewFormModal = lazyPart(() => import('./NewFormModal.tsx'), 'NewFormModal');

export function FormListScreen() {
  const page = usePageData(formListRoute);
  const pagination = usePaginationFragment<FormListPaginationQuery, FormListScreen_company$key>(
    graphql`
      fragment FormListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "FormFilter" }
        orderBy: { type: "FormOrder" }
      )
      @refetchable(queryName: "FormListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        forms(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "FormListScreen_forms", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              databaseId
              name
              code
              type
              fieldsCount @catch(to: NULL)
              ...limits_form
              role {
                name
              }
              createdAt @catch(to: NULL)
              ...useFormActions_form
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(formList, pagination, ({ forms }) => forms);
  const { companyId, code, may } = useAdmin(list.data);
  const navigate = useNavigate();
  const dialog = useDialog(() => {});
  const mayManage = may('COMPANY_SETTINGS');
  const open = (databaseId: number) => void navigate(`/${code}/forms/${databaseId}`);
  const create = () =>
    dialog((close) => (
      <NewFormModal
        companyId={companyId}
        onCreated={(databaseId) => {
          close();
          open(databaseId);
        }}
      />
    ));
  const { type: chosen } = list.state;
  const without = (type: FormType) => chosen.filter((each) => each !== type);
  const conditions = chosen.map((type) => ({
    words: formTypeLabels[type].label,
    without: { type: without(type) },
  }));
  const { __id: connectionId } = list.connection;
  const { refresh } = list;
  const actions = useFormActions({ companyId, code, connectionId, refresh, list });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="forms"
      list={list}
      title="Формы"
      search={{ label: 'Поиск по формам', placeholder: 'Название, заголовок или код' }}
      filter={
        <ListFilter list={list} conditions={conditions}>
          <Fieldset>
            <legend>Тип</legend>
            <Stack gap="2">
              {formTypes.map((each) => (
                <Checkbox
                  key={each}
                  checked={chosen.includes(each)}
                  onChange={(isOn) =>
                    list.change({ type: isOn ? [...chosen, each] : without(each) })
                  }
                >
                  {formTypeLabels[each].label}
                </Checkbox>
              ))}
            </Stack>
          </Fieldset>
        </ListFilter>
      }
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={actions.menu}
      create={mayManage && { label: 'Создать форму', onClick: create }}
      bulk={mayManage && [{ label: 'Удалить', icon: <Trash2 />, run: actions.remove }]}
      start={{
        title: 'Форм пока нет',
        text: 'Форма собирает ответы: по ней регистрируются, записываются на курс и оставляют заявки.',
        icon: <SquarePen />,
      }}
    />
  );
}

const columnsOf = (code: string): ListColumns<Row, typeof formList> => ({
  name: nameColumn(({ name }) => name, {
    link: ({ databaseId }) => `/${code}/forms/${databaseId}`,
  }),
  type: textColumn(
    'Тип',
    ({ type }) => formTypeLabels[fromGraphqlEnum<keyof typeof formTypeLabels>(type)].label,
  ),
  code: textColumn('Код', (form) => form.code ?? null),
  fields: numberColumn('Поля', ({ fieldsCount }) => fieldsCount),
  answers: textColumn('Ответы', (form) => answersCountWords(availabilityOf(form))),
  state: textColumn('Приём', (form) => stateWords(availabilityOf(form))),
  role: textColumn('Роль', ({ role }) => role?.name ?? null),
  created: dayColumn('Создана', ({ createdAt }) => createdAt),
});
