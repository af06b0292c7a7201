// The page of a learner's attempt: taking it, and reading its result afterwards.
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Flex, TextLink } from '../../ui/index.ts';
import { attemptRoute } from './attemptRoute.ts';
import { AttemptView } from './AttemptView.tsx';
import { useLessonOfTest } from './useLessonOfTest.ts';
import { TestPageLayout } from './TestPageLayout.tsx';
import type { AttemptScreen_company$key } from '../../__generated__/AttemptScreen_company.graphql.ts';

export function AttemptScreen() {
  const page = usePageData(attemptRoute);
  const company = useFragment<AttemptScreen_company$key>(
    graphql`
      fragment AttemptScreen_company on Company
      @argumentDefinitions(attempt: { type: "Int!" })
      @throwOnFieldError {
        id
        learnerAttempt(databaseId: $attempt) {
          test {
            databaseId
            title
          }
          ...AttemptView_attempt
        }
      }
    `,
    page.company ?? null,
  );
  const { company: code = '' } = useParams();
  const { lesson, search } = useLessonOfTest();
  const attempt = company?.learnerAttempt;
  usePageName(attempt?.test.title);
  if (!company || !attempt) {
    return (
      <NotFoundHere
        title="Попытка не найдена"
        text="Возможно, ссылка скопирована не целиком или это попытка другого человека."
      />
    );
  }
  return (
    <TestPageLayout>
      <Flex gap="4" wrap="wrap" mb="2" fontSize="sm">
        {lesson !== null && <TextLink to={lesson}>← К уроку</TextLink>}
        <TextLink to={`/courses/${code}/tests/${attempt.test.databaseId}${search}`}>
          Все попытки
        </TextLink>
      </Flex>
      <AttemptView attempt={attempt} companyId={company.id} token={null} />
    </TestPageLayout>
  );
}
