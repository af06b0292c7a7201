// The public catalogue of a company: courses with a search as you type and a filter.
import { graphql, usePaginationFragment } from 'react-relay';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import {
  Button,
  chakra,
  countOf,
  EmptyState,
  Flex,
  Heading,
  SearchField,
  SelectBox,
  Text,
} from '../../ui/index.ts';
import { CatalogCards } from './CatalogCards.tsx';
import { CatalogFilter } from './CatalogFilter.tsx';
import { catalogList, catalogRoute } from './catalogRoute.ts';
import type { CatalogPaginationQuery } from '../../__generated__/CatalogPaginationQuery.graphql.ts';
import type {
  CatalogScreen_query$data,
  CatalogScreen_query$key,
} from '../../__generated__/CatalogScreen_query.graphql.ts';

type Data = CatalogScreen_query$data;

const noCourses = { edges: [], totalCount: 0, corrected: null } as const;

const coursesIn = ({ catalog }: Data) => catalog?.courses ?? noCourses;

const orders = [
  { value: 'name', label: 'По названию' },
  { value: 'price', label: 'Сначала дешёвые' },
  { value: '-price', label: 'Сначала дорогие' },
  { value: 'start', label: 'По дате начала' },
] as const;

type Order = (typeof orders)[number]['value'] | 'usual';

const sortOf = (order: Order) => {
  if (order === 'usual') return null;
  const descending = order === '-price';
  return {
    column: descending ? ('price' as const) : (order as 'name' | 'price' | 'start'),
    descending,
  };
};

export function CatalogScreen() {
  const pagination = usePaginationFragment<CatalogPaginationQuery, CatalogScreen_query$key>(
    graphql`
      fragment CatalogScreen_query on Query
      @argumentDefinitions(
        company: { type: "String!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CatalogCourseFilter" }
        orderBy: { type: "CatalogCourseOrder" }
      )
      @refetchable(queryName: "CatalogPaginationQuery")
      @throwOnFieldError {
        catalog(company: $company) {
          name
          ...CatalogFilter_catalog
          courses(
            first: $count
            after: $cursor
            search: $search
            filter: $filter
            orderBy: $orderBy
          ) @connection(key: "CatalogScreen_courses", filters: ["search", "filter", "orderBy"]) {
            totalCount
            corrected @catch(to: NULL)
            edges {
              node {
                ...CatalogCards_courses
              }
            }
          }
        }
      }
    `,
    usePageData(catalogRoute),
  );
  const list = useList(catalogList, pagination, coursesIn);
  const { state, change, rows, paging, totalCount, isPending } = list;
  const { catalog } = list.data;
  if (!catalog) {
    return (
      <EmptyState
        kind="start"
        isPage
        title="Страница не найдена"
        text="Проверьте ссылку: возможно, она скопирована не целиком."
      />
    );
  }
  const { corrected } = list.connection;
  const narrowed = list.isFiltered || state.search !== '';
  const order: Order = state.sort
    ? ((state.sort.descending ? `-${state.sort.column}` : state.sort.column) as Order)
    : 'usual';

  return (
    <>
      <title>{`Каталог курсов — ${catalog.name}`}</title>
      <Flex direction="column" gap="4">
        <chakra.div>
          <Heading as="h1">Каталог курсов</Heading>
          <Text tone="muted">{catalog.name}</Text>
        </chakra.div>
        <Flex wrap="wrap" align="end" gap="3">
          <SearchField
            label="Поиск курсов"
            placeholder="Название или тема"
            value={state.search}
            onChange={(search) => change({ search }, { replace: true })}
          />
          <chakra.div w={{ base: 'full', md: '220px' }}>
            <SelectBox<Order>
              label="Порядок"
              hideLabel
              value={order}
              options={[
                { value: 'usual', label: state.search ? 'Сначала подходящие' : 'Сначала новые' },
                ...orders,
              ]}
              onChange={(chosen) => change({ sort: sortOf(chosen) })}
            />
          </chakra.div>
        </Flex>
        <CatalogFilter catalog={catalog} state={state} change={change} />
        <Flex as="output" wrap="wrap" gap="2" color="muted" fontSize="sm">
          <span>
            {narrowed
              ? `Найдено: ${countOf(totalCount, courseForms)}`
              : countOf(totalCount, courseForms)}
          </span>
          {corrected && (
            <span>
              По запросу «{state.search}» ничего нет, показаны курсы по запросу «{corrected}»
            </span>
          )}
        </Flex>
        {rows.length > 0 ? (
          <CatalogCards courses={rows} isPending={isPending} />
        ) : narrowed ? (
          <EmptyState kind="filter" onReset={list.reset} />
        ) : (
          <EmptyState
            kind="start"
            title="Курсов пока нет"
            text="Они появятся здесь, когда школа их опубликует."
          />
        )}
        {paging.hasNext && (
          <chakra.div>
            <Button loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
              Показать ещё
            </Button>
          </chakra.div>
        )}
      </Flex>
    </>
  );
}

const courseForms = ['курс', 'курса', 'курсов'] as const;
