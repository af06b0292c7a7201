// All answers to one question, judged one after the other; names can be hidden.
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { usePageName } from '../../../kit/pages/breadcrumbs.tsx';
import { useNextSearch } from '../../../kit/pages/useNextSearch.ts';
import { Checkbox, lazyPart, PageBody, PageHeader, Stack, TabLinks } from '../../../ui/index.ts';
import {
  answersRoute,
  answersTabs,
  isAnonymousAt,
  tabAt,
  type AnswersTab,
} from './answersRoute.ts';
import type { AnswersPaginationQuery } from '../../../__generated__/AnswersPaginationQuery.graphql.ts';
import type { AnswersScreen_company$key } from '../../../__generated__/AnswersScreen_company.graphql.ts';

const AnswerList = lazyPart(() => import('./AnswerList.tsx'), 'AnswerList');

export function AnswersScreen() {
  const page = usePageData(answersRoute);
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AnswersPaginationQuery,
    AnswersScreen_company$key
  >(
    graphql`
      fragment AnswersScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        test: { type: "Int!" }
        filter: { type: "GivenAnswerFilter" }
        named: { type: "Boolean!" }
      )
      @refetchable(queryName: "AnswersPaginationQuery")
      @throwOnFieldError {
        ...Admin_company
        test(databaseId: $test) {
          title: name
          questions {
            databaseId
          }
        }
        givenAnswers(first: $count, after: $cursor, filter: $filter)
          @connection(key: "AnswersScreen_givenAnswers", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              ...AnswerList_answers @arguments(named: $named)
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { code, may } = useAdmin(data);
  const params = useParams();
  const navigate = useNavigate();
  const place = useNextSearch();
  const [testId = '', questionId = ''] = [params['test_id'], params['question_id']];
  const number = data.test?.questions?.findIndex(
    ({ databaseId }) => String(databaseId) === questionId,
  );
  const title = number === undefined || number < 0 ? 'Вопрос' : `Вопрос ${number + 1}`;
  usePageName(title);
  usePageName(data.test?.title, `/${code}/tests/${testId}/questions`);
  if (!data.test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const at = `/${code}/tests/${testId}/answers/${questionId}`;
  const address = (tab: AnswersTab) => {
    const search = new URLSearchParams(place.search);
    if (tab === answersTabs[0]) search.delete('tab');
    else search.set('tab', tab);
    return `${at}?${String(search)}`;
  };
  const hideNames = (hidden: boolean) => {
    const search = new URLSearchParams(place.search);
    if (hidden) search.set('anonymous', '1');
    else search.delete('anonymous');
    void navigate({ search: String(search) }, { replace: true, preventScrollReset: true });
  };
  const tab = tabAt(place);
  const { totalCount, edges } = data.givenAnswers;
  return (
    <>
      <PageHeader
        sticky
        title={`${title}: все ответы`}
        tabs={
          <TabLinks
            label="Ответы"
            current={tab}
            tabs={answersTabs.map((id) => ({
              id,
              label: tabNames[id],
              to: address(id),
              ...(id === tab && totalCount !== null && { count: totalCount }),
            }))}
          />
        }
      />
      <PageBody>
        <Stack gap="4" maxW="860px">
          <Checkbox checked={isAnonymousAt(place)} onChange={hideNames}>
            Без имён учеников
          </Checkbox>
          <PagePart key={tab}>
            <AnswerList
              answers={edges.map(({ node }) => node)}
              base={`/${code}/tests/${testId}/results`}
              may={may}
              waiting={tab === 'waiting'}
              onMore={hasNext ? () => void loadNext(20) : null}
              isLoading={isLoadingNext}
              onStale={() => void refetch({}, { fetchPolicy: 'network-only' })}
            />
          </PagePart>
        </Stack>
      </PageBody>
    </>
  );
}

const tabNames: Record<AnswersTab, string> = {
  waiting: 'Ждут проверки',
  judged: 'Оценены',
  all: 'Все',
};
