// «Мои компании»: the companies that a person owns or works in, and how to have one more.
import { Building2, Plus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePageData } from '../kit/pageData.ts';
import { useAddress } from '../kit/useAddress.ts';
import { useRefresh } from '../kit/useRefresh.ts';
import { admitted } from '../shell/Admin.ts';
import { PageBody } from '../shell/PageBody.tsx';
import {
  Button,
  chakra,
  EmptyState,
  Flex,
  formatNumber,
  PageHeader,
  SearchField,
} from '../ui/index.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyHelp } from './CompanyHelp.tsx';
import { readAddress, writeAddress } from './companyListAddress.ts';
import { companyListRoute } from './companyListRoute.ts';
import { useCreateCompany } from './useCreateCompany.tsx';
import type { CompanyListScreen_viewer$key } from '../__generated__/CompanyListScreen_viewer.graphql.ts';
import type { CompanyListScreenPaginationQuery } from '../__generated__/CompanyListScreenPaginationQuery.graphql.ts';

export function CompanyListScreen() {
  const page = usePageData(companyListRoute);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CompanyListScreenPaginationQuery,
    CompanyListScreen_viewer$key
  >(
    graphql`
      fragment CompanyListScreen_viewer on Viewer
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "CompanyListScreenPaginationQuery")
      @throwOnFieldError {
        companies(first: $count, after: $cursor, search: $search)
          @connection(key: "CompanyListScreen_companies", filters: ["search"]) {
          totalCount
          edges {
            node {
              id
              ...CompanyCard_company
            }
          }
        }
      }
    `,
    admitted(page.viewer),
  );
  const { address, change, isPending } = useAddress(readAddress, writeAddress);
  const createCompany = useCreateCompany();
  const { edges, totalCount } = data.companies;
  const refresh = useRefresh(refetch, edges.length);
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void createCompany()}
    >
      Добавить компанию
    </Button>
  );

  return (
    <>
      <PageHeader title="Мои компании" count={totalCount} actions={add} />
      <PageBody>
        <SearchField
          label="Поиск по компаниям"
          placeholder="Название или поддомен"
          value={address.search}
          onChange={(search) => change({ search }, { replace: true })}
        />
        {edges.length > 0 ? (
          <Cards
            aria-label="Мои компании"
            aria-busy={isPending || undefined}
            data-pending={isPending || undefined}
          >
            {edges.map(({ node }) => (
              <CompanyCard key={node.id} company={node} onGone={refresh} />
            ))}
          </Cards>
        ) : address.search === '' ? (
          <EmptyState
            kind="start"
            title="Компаний пока нет"
            text="Компания — это ваша онлайн-школа: со своим адресом, курсами и людьми."
            icon={<Building2 />}
            action={add}
          />
        ) : (
          <EmptyState kind="filter" onReset={() => change({ search: '' })} />
        )}
        {hasNext && (
          <Flex align="center" gap="3" mt="4" color="muted" fontSize="sm">
            <output>
              Показано {formatNumber(edges.length)} из {formatNumber(totalCount)}
            </output>
            <Button size="sm" loading={isLoadingNext} onClick={() => void loadNext(24)}>
              Показать ещё
            </Button>
          </Flex>
        )}
        <CompanyHelp />
      </PageBody>
    </>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '4',
    m: '0',
    mt: '4',
    p: '0',
    listStyleType: 'none',
    transition: 'opacity 150ms',
    '&[data-pending]': { opacity: 0.5 },
  },
});
