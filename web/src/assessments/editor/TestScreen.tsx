// The page of a test: its name, its status, its actions and its tabs.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { draftOwner } from '../../kit/drafts/draftOwner.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useTextUploads } from '../../media/index.ts';
import {
  countOf,
  formatNumber,
  lazyPart,
  PageBody,
  PageHeader,
  StatusBadge,
} from '../../ui/index.ts';
import { testStatusLabels, testStatusLook } from '../testStatus.ts';
import { TestHeadActions } from './TestHeadActions.tsx';
import { testRoute } from './testRoute.ts';
import { testTab } from './testTabs.ts';
import { TestTabs } from './TestTabs.tsx';
import type { TestScreen_company$key } from '../../__generated__/TestScreen_company.graphql.ts';

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const QuestionTable = lazyPart(() => import('../table/QuestionTable.tsx'), 'QuestionTable');
const QuestionsTab = lazyPart(() => import('../questions/QuestionsTab.tsx'), 'QuestionsTab');
const TestAccess = lazyPart(() => import('../access/TestAccess.tsx'), 'TestAccess');
const TestSettings = lazyPart(() => import('../settings/TestSettings.tsx'), 'TestSettings');

export function TestScreen() {
  const page = usePageData(testRoute);
  const company = useFragment<TestScreen_company$key>(
    graphql`
      fragment TestScreen_company on Company @argumentDefinitions(test: { type: "Int!" }) {
        ...Admin_company
        ...draftOwner_company
        ...useTextUploads_company
        test(databaseId: $test) {
          id
          title: name
          status
          questionsCount @catch(to: NULL)
          activeQuestionsCount @catch(to: NULL)
          successfulPointsMax @catch(to: NULL)
          ...TestHeadActions_test
          ...QuestionsTab_test @include(if: $questions) @alias(as: "questionsTab")
          ...QuestionTable_test @include(if: $table) @alias(as: "table")
          ...TestSettings_test @include(if: $settings) @alias(as: "settings")
          ...TestAccess_test @include(if: $access) @alias(as: "access")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const uploads = useTextUploads(company);
  const draftOf = draftOwner(company);
  const params = useParams();
  const tab = testTab({ search: new URLSearchParams(useLocation().search) });
  const { test } = company;
  usePageName(test?.title);
  if (!test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const isInTrash = test.status === 'DELETED';
  return (
    <>
      <PageHeader
        sticky
        title={test.title}
        badge={
          test.status && (
            <StatusBadge status={testStatusLook(test.status)}>
              {testStatusLabels[test.status]}
            </StatusBadge>
          )
        }
        note={factsOf(test)}
        actions={
          // The key resets pending actions when another test is opened.
          <TestHeadActions
            key={test.id}
            {...{ test, companyId, code }}
            mayCopy={may('TESTS_CREATE')}
            mayShelve={filePermissions.some(may)}
          />
        }
        tabs={<TestTabs at={`/${code}/tests/${params['test_id'] ?? ''}`} current={tab} may={may} />}
      />
      <PageBody>
        <PagePart>
          {test.questionsTab && (
            // The key resets the tab's state when another test is opened.
            <QuestionsTab
              key={test.id}
              test={test.questionsTab}
              place={{
                companyId,
                code,
                uploads,
                draftOf,
                mayMakeTopics: {
                  create: may('TESTS_CREATE'),
                  addToSubject: may('TESTS_UPDATE_ALL'),
                },
                mayReadExams: may('TESTS_SHOW_ALL'),
                seesLibrary: filePermissions.some(may),
              }}
              isReadOnly={isInTrash}
            />
          )}
          {test.table && (
            <QuestionTable test={test.table} companyId={companyId} isReadOnly={isInTrash} />
          )}
          {test.settings && (
            <TestSettings
              key={test.id}
              test={test.settings}
              place={{ companyId, code, uploads, draftOf }}
              mayMakeCategories={may('TESTS_UPDATE_ALL')}
              mayMakeSubjects={may('TESTS_CREATE')}
              isReadOnly={isInTrash}
            />
          )}
          {test.access && (
            <TestAccess
              test={test.access}
              companyId={companyId}
              code={code}
              isReadOnly={isInTrash}
              seesPeople={may('USERS_SHOW')}
            />
          )}
          {test.history && <History record={test.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}

/** «12 из 15 вопросов, 40 баллов»: active questions of all, and their points. */
function factsOf({
  questionsCount,
  activeQuestionsCount,
  successfulPointsMax,
}: {
  questionsCount: number | null | undefined;
  activeQuestionsCount: number | null | undefined;
  successfulPointsMax: number | null | undefined;
}): string | undefined {
  if (questionsCount == null || questionsCount === 0) return undefined;
  const active = activeQuestionsCount ?? questionsCount;
  const questions =
    active === questionsCount
      ? countOf(active, ['вопрос', 'вопроса', 'вопросов'])
      : `${formatNumber(active)} из ${countOf(questionsCount, ['вопроса', 'вопросов', 'вопросов'])}`;
  if (successfulPointsMax == null) return questions;
  return `${questions}, ${countOf(successfulPointsMax, ['балл', 'балла', 'баллов'])}`;
}
