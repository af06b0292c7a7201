// Staff preview of a lesson's test: questions one by one, answered and judged in the browser. No attempt is created.
import { Suspense } from 'react';
import { ArrowLeft, ArrowRight, ListChecks, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useNextSearch } from '../../kit/pages/useNextSearch.ts';
import {
  Button,
  Card,
  EmptyState,
  DetailList,
  Flex,
  lazyPart,
  LinkButton,
  LoadingState,
  PageBody,
  PageHeader,
  RichText,
  Stack,
  StatusBadge,
  Text,
} from '../../ui/index.ts';
import { testFacts } from '../attempts/start-page/testFacts.ts';
import { testStatusLabels, testStatusLook } from '../testStatus.ts';
import { questionAt, withQuestion } from './previewAddress.ts';
import { testPreviewRoute } from './testPreviewRoute.ts';
import type { TestPreviewScreen_company$key } from '../../__generated__/TestPreviewScreen_company.graphql.ts';

/** Lazy: it loads the inputs of all question types. */
const PreviewQuestion = lazyPart(() => import('./PreviewQuestion.tsx'), 'PreviewQuestion');

export function TestPreviewScreen() {
  const page = usePageData(testPreviewRoute);
  const company = useFragment<TestPreviewScreen_company$key>(
    graphql`
      fragment TestPreviewScreen_company on Company
      @argumentDefinitions(
        course: { type: "Int!" }
        lesson: { type: "Int!" }
        test: { type: "Int!" }
      ) {
        ...Admin_company
        course(databaseId: $course) {
          name
          lesson(databaseId: $lesson) {
            name
          }
        }
        test(databaseId: $test) {
          databaseId
          title: name
          description
          status
          timer
          shuffleAnswers
          questions {
            id
            status
            ...PreviewQuestion_question
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { code } = useAdmin(company);
  const params = useParams();
  const navigate = useNavigate();
  const { search } = useNextSearch();
  const { course, test } = company;
  const atCourse = `/${code}/courses/${params['course_id'] ?? ''}`;
  usePageName(course?.name, atCourse);
  usePageName(course?.lesson?.name, `${atCourse}/lessons/${params['lesson_id'] ?? ''}`);
  usePageName(test?.title);
  if (!test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const at = `/${code}/tests/${test.databaseId}`;
  const questions = (test.questions ?? []).filter(({ status }) => status === 'ACTIVE');
  const number = Math.min(Math.max(questionAt({ search }) ?? 1, 1), questions.length);
  const question = questions[number - 1];
  const go = (to: number) =>
    void navigate({ search: withQuestion(search, to) }, { preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={test.title}
        badge={
          test.status && (
            <StatusBadge status={testStatusLook(test.status)}>
              {testStatusLabels[test.status]}
            </StatusBadge>
          )
        }
        actions={
          <>
            <LinkButton icon={<ListChecks size={16} aria-hidden />} to={`${at}/results`}>
              Результаты
            </LinkButton>
            <LinkButton icon={<Pencil size={16} aria-hidden />} to={`${at}/questions`}>
              Вопросы и настройки
            </LinkButton>
          </>
        }
      />
      <PageBody>
        <Stack gap="5" maxW="860px">
          <Text tone="muted">
            Так тест увидит ученик. Ответы проверяются прямо здесь и никуда не сохраняются.
          </Text>
          <Card>
            <Stack gap="4">
              {test.description && <RichText html={test.description} />}
              <DetailList
                facts={testFacts({ questionCount: questions.length, timer: test.timer })}
              />
            </Stack>
          </Card>
          {question === undefined ? (
            <EmptyState
              kind="start"
              title="Включённых вопросов нет"
              text="Добавьте вопросы и включите их: пока отвечать не на что."
            />
          ) : (
            <>
              <Suspense fallback={<LoadingState />}>
                <PreviewQuestion
                  key={question.id}
                  heading={`Вопрос ${number} из ${questions.length}`}
                  question={question}
                  isShuffledByTest={test.shuffleAnswers ?? false}
                />
              </Suspense>
              <Flex gap="3">
                <Button
                  icon={<ArrowLeft size={16} aria-hidden />}
                  disabled={number === 1}
                  onClick={() => go(number - 1)}
                >
                  Назад
                </Button>
                <Button
                  icon={<ArrowRight size={16} aria-hidden />}
                  disabled={number === questions.length}
                  onClick={() => go(number + 1)}
                >
                  Дальше
                </Button>
              </Flex>
            </>
          )}
        </Stack>
      </PageBody>
    </>
  );
}
