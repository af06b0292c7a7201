// The list of custom fields, by the record type that they describe.
import { useMemo } from 'react';
import { ClipboardList, ListPlus, SquarePen } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  dayColumn,
  lazyPart,
  nameColumn,
  NamedChoices,
  numberColumn,
  selectedCount,
  textColumn,
  type TableSelection,
} from '../../ui/index.ts';
import { customFieldList, customFieldListRoute, filterOf } from './customFieldListRoute.ts';
import { customFieldSubtypeLabels, customFieldTypeLabels, typeLabel } from './customFieldTypes.ts';
import { useCustomFieldActions } from './useCustomFieldActions.tsx';
import type { CustomFieldListPaginationQuery } from '../../__generated__/CustomFieldListPaginationQuery.graphql.ts';
import type {
  CustomFieldListScreen_company$data,
  CustomFieldListScreen_company$key,
} from '../../__generated__/CustomFieldListScreen_company.graphql.ts';

const EditedFields = lazyPart(() => import('./EditedFields.tsx'), 'EditedFields');
const PastedFields = lazyPart(() => import('./PastedFields.tsx'), 'PastedFields');

type Row = CustomFieldListScreen_company$data['customFields']['edges'][number]['node'];

export function CustomFieldListScreen() {
  const page = usePageData(customFieldListRoute);
  const pagination = usePaginationFragment<
    CustomFieldListPaginationQuery,
    CustomFieldListScreen_company$key
  >(
    graphql`
      fragment CustomFieldListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CustomFieldFilter" }
        orderBy: { type: "CustomFieldOrder" }
      )
      @refetchable(queryName: "CustomFieldListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        customFields(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        )
          @connection(
            key: "CustomFieldListScreen_customFields"
            filters: ["search", "filter", "orderBy"]
          ) {
          __id
          totalCount
          countBySubtype @catch(to: NULL) {
            subtype
            count
          }
          edges {
            node {
              id
              databaseId
              name
              type
              multiple
              description
              variablesCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              ...useCustomFieldActions_field
              ...EditedFields_fields
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(customFieldList, pagination, ({ customFields }) => customFields);
  const { companyId, code, may } = useAdmin(list.data);
  const { state } = list;
  const mayManage = may('COMPANY_SETTINGS');
  const { __id: connectionId } = list.connection;
  const { menu, bulk } = useCustomFieldActions({
    companyId,
    code,
    connectionId,
    list,
    match: { search: list.search, filter: filterOf(state) },
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  const { open } = useDataModals();
  // Only course fields can be created and edited in bulk (specification B, section 7).
  const isOfCourses = state.tab === 'COURSE';
  const paste = () =>
    void open((close) => (
      <PastedFields
        companyId={companyId}
        onDone={() => {
          close();
          list.refresh();
        }}
      />
    ));
  const edit = async (selection: TableSelection) => {
    const { ids, allMatching } = selection;
    const chosen = list.rows.filter(({ id }) => allMatching || ids.has(id)).slice(0, editedAtOnce);
    const done = await open<boolean>((close) => (
      <EditedFields
        companyId={companyId}
        fields={chosen}
        selected={selectedCount(selection, list.totalCount)}
        onDone={() => close(true)}
      />
    ));
    return done ?? false;
  };
  const counts = list.connection.countBySubtype;
  return (
    <ListPage
      id="custom-fields"
      list={list}
      title="Свои поля"
      tabs={
        <ListTabs
          list={list}
          label="О ком или о чём"
          names={customFieldSubtypeLabels}
          countIn={(tab) =>
            counts ? (counts.find(({ subtype }) => subtype === tab)?.count ?? 0) : null
          }
        />
      }
      search={{ label: 'Поиск по полям', placeholder: 'Название' }}
      filter={
        <ListFilter
          list={list}
          conditions={[
            state.type.length > 0 && {
              words: `Тип: ${state.type.map((type) => customFieldTypeLabels[type]).join(', ')}`,
              without: { type: [] },
            },
          ]}
        >
          <NamedChoices
            title="Тип"
            options={typeOptions}
            chosen={state.type}
            onChange={(type) => list.change({ type })}
          />
        </ListFilter>
      }
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={menu}
      create={
        mayManage && {
          label: 'Создать поле',
          to: `/${code}/custom-fields/create${state.tab === 'USER' ? '' : `?subtype=${state.tab.toLowerCase()}`}`,
        }
      }
      actions={
        mayManage &&
        isOfCourses && (
          <Button icon={<ClipboardList size={16} aria-hidden />} onClick={paste}>
            Вставить списком
          </Button>
        )
      }
      bulk={
        mayManage && [isOfCourses && { label: 'Изменить', icon: <SquarePen />, run: edit }, ...bulk]
      }
      start={startOf[state.tab]}
    />
  );
}

/** The server's limit; only loaded fields can be edited. */
const editedAtOnce = 100;

const typeOptions = keysOf(customFieldTypeLabels).map((id) => ({
  id,
  name: customFieldTypeLabels[id],
}));

const start = (of: string, text: string) => ({
  title: `Своих полей ${of} пока нет`,
  text,
  icon: <ListPlus />,
});

const startOf = {
  USER: start(
    'о людях',
    'Здесь стоит то, что компания хочет знать о людях, кроме имени, почты и телефона: класс, город, откуда узнали.',
  ),
  BID: start('заявок', 'Здесь стоит то, что спрашивают, когда заказывают курс.'),
  COURSE: start('курсов', 'Здесь стоит то, чем курсы отличаются друг от друга: предмет, уровень.'),
};

const columnsOf = (code: string): ListColumns<Row, typeof customFieldList> => ({
  name: nameColumn(({ name }) => name, {
    link: ({ databaseId }) => `/${code}/custom-fields/${databaseId}`,
  }),
  type: textColumn(
    'Тип',
    ({ type, multiple }) => `${typeLabel(type)}${multiple ? ', несколько значений' : ''}`,
    { minWidth: 180 },
  ),
  variables: numberColumn('Варианты', ({ type, variablesCount }) =>
    type === 'LIST' || type === 'LIST_BITRIX' ? variablesCount : null,
  ),
  description: textColumn('Пояснение', ({ description }) => description, { minWidth: 200 }),
  created: dayColumn('Создано', ({ createdAt }) => createdAt),
});
