// The results of one learner in an olympiad: place, prize and the best attempt at each test.
import { Award } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Badge, Button, formatOutOf, PageBody, PageHeader } from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { durationWords } from '../../assessments/lazy.ts';
import { OlympiadNotFound } from '../OlympiadNotFound.tsx';
import { olympiadUrl } from '../OlympiadTabs.tsx';
import { useDiplomas } from '../ranking/useDiplomas.ts';
import { userResultsRoute } from './userResultsRoute.ts';
import type { UserResultsScreen_company$key } from '../../__generated__/UserResultsScreen_company.graphql.ts';
import type {
  UserResultsScreen_folder$data,
  UserResultsScreen_folder$key,
} from '../../__generated__/UserResultsScreen_folder.graphql.ts';

export function UserResultsScreen() {
  const page = usePageData(userResultsRoute);
  const company = useFragment<UserResultsScreen_company$key>(
    graphql`
      fragment UserResultsScreen_company on Company
      @argumentDefinitions(
        folder: { type: "Int!" }
        user: { type: "Int!" }
        filter: { type: "TestResultFolderLearnerFilter" }
      )
      @throwOnFieldError {
        ...Admin_company
        testResultFolder(databaseId: $folder) {
          ...UserResultsScreen_folder @arguments(user: $user, filter: $filter)
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  if (!company.testResultFolder) return <OlympiadNotFound />;
  return <Learner folder={company.testResultFolder} companyId={companyId} code={code} />;
}

type Learned = UserResultsScreen_folder$data['learners']['edges'][number]['node'];

function Learner({
  folder: key,
  companyId,
  code,
}: {
  folder: UserResultsScreen_folder$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}) {
  const folder = useFragment<UserResultsScreen_folder$key>(
    graphql`
      fragment UserResultsScreen_folder on TestResultFolder
      @argumentDefinitions(
        user: { type: "Int!" }
        filter: { type: "TestResultFolderLearnerFilter" }
      )
      @throwOnFieldError {
        id
        databaseId
        name
        learners(first: 1, filter: $filter) {
          edges {
            node {
              userId
              fullName
              schoolClass
              place
              points
              maxPoints
              prize
            }
          }
        }
        userResults(userDatabaseId: $user) {
          testId
          testTitle
          lessonName
          attemptId
          points
          maxPoints
          duration
        }
      }
    `,
    key,
  );
  const learner = folder.learners.edges[0]?.node;
  const { print, isPrinting } = useDiplomas({ companyId, folderId: folder.id });
  const at = olympiadUrl(code, folder.databaseId);
  usePageName(learner?.fullName);
  usePageName(folder.name, at);
  if (!learner) {
    return (
      <NotFoundHere
        title="Участника нет в таблице"
        text="Таблицу могли ещё не обработать после его попыток."
      />
    );
  }
  const { userId, prize } = learner;
  const results = folder.userResults ?? [];
  return (
    <>
      <PageHeader
        title={learner.fullName}
        badge={prize !== null && <Badge tone="success">{prize}</Badge>}
        note={factsOf(learner)}
        actions={
          prize !== null && (
            <Button
              variant="primary"
              icon={<Award size={16} aria-hidden />}
              loading={isPrinting}
              onClick={() => void print([userId])}
            >
              Диплом
            </Button>
          )
        }
      />
      <PageBody>
        <NumberTable
          title="Результаты по тестам"
          note="Лучшие попытки, как их взяла таблица при последней обработке"
          heads={['Тест', 'Урок', 'Баллы', 'Время']}
          rows={results.map(
            ({ testId, testTitle, lessonName, attemptId, points, maxPoints, duration }) => ({
              key: String(testId),
              name: testTitle ?? 'Тест',
              ...(attemptId != null && {
                to: `/${code}/tests/${String(testId)}/results/${String(attemptId)}`,
              }),
              numbers: [
                lessonName ?? '—',
                formatOutOf(points, maxPoints) ?? '—',
                duration == null ? '—' : durationWords(duration),
              ],
            }),
          )}
        />
      </PageBody>
    </>
  );
}

/** «3 место, 12 из 20, 10А» */
const factsOf = ({ place, points, maxPoints, schoolClass }: Learned): string =>
  [`${place} место`, formatOutOf(points, maxPoints), schoolClass].filter(Boolean).join(', ');
