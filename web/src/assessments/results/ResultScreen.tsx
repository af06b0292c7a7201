// The page of an attempt: its answers with the judging forms, and its result.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Button,
  chakra,
  lazyPart,
  LinkButton,
  PageBody,
  PageHeader,
  TabLinks,
} from '../../ui/index.ts';
import { attemptActions } from './attemptMenu.tsx';
import { learnerName } from './attemptWords.ts';
import { resultRoute, resultTab } from './resultRoute.ts';
import { checkRights } from './permissions.ts';
import { useAttemptActions } from './useAttemptActions.tsx';
import type { ResultScreen_company$key } from '../../__generated__/ResultScreen_company.graphql.ts';

const AttemptPanel = lazyPart(() => import('./AttemptPanel.tsx'), 'AttemptPanel');
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');

export function ResultScreen() {
  const page = usePageData(resultRoute);
  const company = useFragment<ResultScreen_company$key>(
    graphql`
      fragment ResultScreen_company on Company
      @argumentDefinitions(attempt: { type: "Int!" })
      @throwOnFieldError {
        ...Admin_company
        testAttempt(databaseId: $attempt) {
          id
          testId
          testTitle
          number
          state
          annulledAt
          viewerCanUpdate @catch(to: NULL)
          user {
            fullName
          }
          ...AttemptPanel_attempt @include(if: $answers) @alias(as: "answers")
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
  const refresh = useFreshPage();
  const work = useAttemptActions({ companyId, refresh });
  const params = useParams();
  const tab = resultTab({ search: new URLSearchParams(useLocation().search) });
  const results = `/${code}/tests/${params['test_id'] ?? ''}/results`;
  const found = company.testAttempt;
  // The attempt must belong to the test in the URL.
  const attempt = String(found?.testId) === params['test_id'] ? found : null;
  const title = attempt
    ? `${learnerName(attempt.user?.fullName)}, попытка ${attempt.number}`
    : null;
  usePageName(title);
  usePageName(attempt?.testTitle, results);
  if (!attempt) {
    return (
      <NotFoundHere
        title="Попытка не найдена"
        text="Возможно, её тест удалили или его проверяет кто-то другой."
      />
    );
  }
  const at = `${results}/${params['attempt_id'] ?? ''}`;
  const { id, state, annulledAt, user } = attempt;
  return (
    <>
      <PageHeader
        sticky
        title={title}
        actions={
          checkRights.some(may) && (
            <>
              {attempt.viewerCanUpdate &&
                attemptActions({ id, state, annulledAt, user }, work).map(
                  ({ id: action, label, icon, onAction }) => (
                    <Button key={action} icon={icon} onClick={onAction}>
                      {label}
                    </Button>
                  ),
                )}
              <LinkButton to={`/${code}/tests/checking`}>Проверка тестов</LinkButton>
            </>
          )
        }
        tabs={
          <TabLinks
            label="Попытка"
            current={tab}
            tabs={[
              { id: 'answers', label: 'Ответы', to: at },
              { id: 'history', label: 'История изменений', to: `${at}?tab=history` },
            ]}
          />
        }
      />
      <PageBody>
        <PagePart>
          {attempt.answers && (
            <chakra.div maxW="860px">
              <AttemptPanel
                key={attempt.id}
                attempt={attempt.answers}
                code={code}
                may={may}
                onChecked={nothing}
                onStale={refresh}
              />
            </chakra.div>
          )}
          {attempt.history && <History record={attempt.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}

/** Nothing follows on this page. */
const nothing = () => undefined;
