// The page «Мои компании»: the companies that a user owns or works in, and how to create one.
import { Building2 } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListFrame } from '../kit/list/ListFrame.tsx';
import { useList } from '../kit/list/useList.ts';
import { usePageData } from '../kit/relay/pageData.ts';
import { requireAdmission } from '../kit/pages/Admin.ts';
import { Button, chakra, Flex, formatNumber, PageBody } from '../ui/index.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { ProfileHelp } from '../people/lazy.ts';
import { companyList, companyListRoute } from './companyListRoute.ts';
import { useCreateCompany } from './useCreateCompany.tsx';
import type { CompanyListScreen_viewer$key } from '../__generated__/CompanyListScreen_viewer.graphql.ts';
import type { CompanyListScreenPaginationQuery } from '../__generated__/CompanyListScreenPaginationQuery.graphql.ts';

export function CompanyListScreen() {
  const page = usePageData(companyListRoute);
  const pagination = usePaginationFragment<
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
    requireAdmission(page.viewer),
  );
  const list = useList(companyList, pagination, ({ companies }) => companies, { size: 24 });
  const createCompany = useCreateCompany();
  const { rows, refresh } = list;

  return (
    <ListFrame
      id="companies"
      list={list}
      title="Мои компании"
      create={{ label: 'Добавить компанию', onClick: createCompany }}
      search={{ label: 'Поиск по компаниям', placeholder: 'Название или поддомен' }}
      start={{
        title: 'Компаний пока нет',
        text: 'Компания — это ваша онлайн-школа: со своим адресом, курсами и людьми.',
        icon: <Building2 />,
      }}
    >
      {({
        label,
        toolbar,
        empty,
        totalCount,
        isRefetching,
        hasNext,
        isLoadingNext,
        onLoadMore,
      }) => (
        <PageBody>
          {toolbar}
          {rows.length === 0 ? (
            empty
          ) : (
            <Cards
              aria-label={label}
              aria-busy={isRefetching || undefined}
              data-pending={isRefetching || undefined}
            >
              {rows.map((company) => (
                <CompanyCard key={company.id} company={company} onGone={refresh} />
              ))}
            </Cards>
          )}
          {hasNext && (
            <Flex align="center" gap="3" mt="4" color="muted" fontSize="sm">
              <output>
                Показано {formatNumber(rows.length)} из {formatNumber(totalCount)}
              </output>
              <Button size="sm" loading={isLoadingNext} onClick={onLoadMore}>
                Показать ещё
              </Button>
            </Flex>
          )}
          <ProfileHelp />
        </PageBody>
      )}
    </ListFrame>
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
