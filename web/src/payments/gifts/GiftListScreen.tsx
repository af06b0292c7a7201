// «Подарки»: courses bought as gifts, their buyers and their recipients.
import { useMemo } from 'react';
import { Gift } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useCopy } from '../../ui/index.ts';
import { giftColumns } from './giftColumns.tsx';
import { giftList, type GiftTab } from './giftList.ts';
import { giftListRoute } from './giftListRoute.ts';
import type { GiftListPaginationQuery } from '../../__generated__/GiftListPaginationQuery.graphql.ts';
import type { GiftListScreen_company$key } from '../../__generated__/GiftListScreen_company.graphql.ts';

export function GiftListScreen() {
  const page = usePageData(giftListRoute);
  const pagination = usePaginationFragment<GiftListPaginationQuery, GiftListScreen_company$key>(
    graphql`
      fragment GiftListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CourseGiftFilter" }
        orderBy: { type: "CourseGiftOrder" }
      )
      @refetchable(queryName: "GiftListPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        courseGifts(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "GiftListScreen_courseGifts", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              code
              ...giftColumns_gift
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(giftList, pagination, ({ courseGifts }) => courseGifts);
  const { code, may } = useAdmin(list.data);
  const seesPeople = may('USERS_SHOW');
  const columns = useMemo(() => giftColumns(code, seesPeople), [code, seesPeople]);
  const copy = useCopy({
    done: 'Код скопирован',
    refused: 'Браузер не дал скопировать. Выделите код и скопируйте его сами',
  });
  return (
    <ListPage
      id="gifts"
      list={list}
      title="Подарки"
      create={false}
      tabs={
        <ListTabs list={list} label="Подарки по состоянию" names={tabNames} countIn={() => null} />
      }
      search={{ label: 'Поиск по подаркам', placeholder: 'Код подарка' }}
      columns={columns}
      rowLabel={({ code: name }) => name}
      rowActions={({ code: text }) => [
        { id: 'copy', label: 'Скопировать код', onAction: () => void copy(text) },
      ]}
      start={{ ...emptyTexts[list.state.tab], icon: <Gift /> }}
    />
  );
}

const tabNames: Record<GiftTab, string> = {
  all: 'Все',
  waiting: 'Не получены',
  redeemed: 'Получены',
};

const emptyTexts: Record<GiftTab, { title: string; text: string }> = {
  all: {
    title: 'Подарков пока нет',
    text: 'Здесь стоят курсы, которые оплатили в подарок: их получает тот, кто введёт код.',
  },
  waiting: {
    title: 'Все подарки получены',
    text: 'Здесь стоят подарки, код которых ещё никто не ввёл.',
  },
  redeemed: {
    title: 'Полученных подарков нет',
    text: 'Здесь стоят подарки, код которых уже ввели.',
  },
};
