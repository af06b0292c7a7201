// The page of one generation: its questions so far, each to be accepted into the test, edited or discarded.
import { useState } from 'react';
import { Check, Sparkles } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../kit/pages/Admin.ts';
import { NotFoundHere } from '../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../kit/pages/PageBoundary.tsx';
import { usePageData } from '../kit/relay/pageData.ts';
import { PagePart } from '../kit/pages/PagePart.tsx';
import { usePageName } from '../kit/pages/breadcrumbs.tsx';
import {
  Button,
  countOf,
  EmptyState,
  formatNumber,
  formatPrice,
  lazyPart,
  PageBody,
  PageHeader,
  Segmented,
  Stack,
  TextLink,
} from '../ui/index.ts';
import { ReportLines } from '../assessments/lazy.ts';
import { cardId } from './cardId.ts';
import { GenerationProgress } from './GenerationProgress.tsx';
import { generatedQuestionsRoute } from './generatedQuestionsRoute.ts';
import { useReview } from './useReview.ts';
import type {
  GeneratedQuestionState,
  GeneratedQuestionsScreen_company$key,
} from '../__generated__/GeneratedQuestionsScreen_company.graphql.ts';

const GeneratedQuestionCard = lazyPart(
  () => import('./GeneratedQuestionCard.tsx'),
  'GeneratedQuestionCard',
);

export function GeneratedQuestionsScreen() {
  const page = usePageData(generatedQuestionsRoute);
  const company = useFragment<GeneratedQuestionsScreen_company$key>(
    graphql`
      fragment GeneratedQuestionsScreen_company on Company
      @argumentDefinitions(test: { type: "Int!" }, generation: { type: "Int!" }) {
        ...Admin_company
        test(databaseId: $test) {
          id
          title: name
        }
        testGeneration(databaseId: $generation) {
          id
          title
          inputTokens
          outputTokens
          cost
          problems {
            title
            why
          }
          test {
            id
          }
          job {
            id
            status
            error
          }
          questions(first: 50) {
            nodes {
              id
              state
              ...GeneratedQuestionCard_question
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code } = useAdmin(company);
  const refresh = useFreshPage();
  const params = useParams();
  const [shown, setShown] = useState<GeneratedQuestionState>('OFFERED');
  const { test, testGeneration: generation } = company;
  const review = useReview(companyId, generation?.id ?? '');
  const questionsAt = `/${code}/tests/${params['test_id'] ?? ''}/questions`;
  usePageName(generation?.title);
  usePageName(test?.title, questionsAt);
  if (!test || generation?.test?.id !== test.id) {
    return (
      <NotFoundHere
        title="Вопросы не найдены"
        text="Возможно, тест удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const questions = generation.questions?.nodes ?? [];
  const inState = (state: GeneratedQuestionState) =>
    questions.filter((question) => question.state === state);
  const rows = inState(shown);
  const offered = inState('OFFERED').length;
  /** Moves the focus to the next question when this one has disappeared. */
  const goOn = async (id: string, done: Promise<boolean>) => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    if ((await done) && next) document.getElementById(cardId(next.id))?.focus();
  };
  const { job } = generation;
  return (
    <>
      <PageHeader
        title={generation.title}
        note={costOf(generation)}
        actions={
          offered > 0 && (
            <Button
              variant="primary"
              icon={<Check size={16} aria-hidden />}
              loading={review.isAccepting}
              onClick={() => void review.accept(null)}
            >
              Взять все: {formatNumber(offered)}
            </Button>
          )
        }
      />
      <PageBody>
        <PagePart>
          <Stack gap="4" maxW="860px">
            {job && (
              <GenerationProgress
                key={job.id}
                jobId={job.id}
                status={job.status}
                error={job.error ?? null}
                onMore={refresh}
              />
            )}
            <ReportLines heading="Что не получилось">
              {generation.problems.map(({ title, why }) => `${title}: ${why}`)}
            </ReportLines>
            {questions.length > 0 && (
              <Segmented
                label="Вопросы"
                value={shown}
                onChange={setShown}
                options={states.map((state) => ({
                  value: state,
                  label: `${stateNames[state]}: ${formatNumber(inState(state).length)}`,
                }))}
              />
            )}
            {rows.map((question) => (
              <GeneratedQuestionCard
                key={question.id}
                question={question}
                companyId={companyId}
                onTake={() => void goOn(question.id, review.accept([question.id]))}
                onThrow={() => void goOn(question.id, review.discard(question.id))}
                onRestore={() => void goOn(question.id, review.restore(question.id))}
              />
            ))}
            {rows.length === 0 && (
              <EmptyState
                kind="start"
                icon={<Sparkles />}
                title={questions.length === 0 ? 'Вопросов пока нет' : emptyWords[shown]}
                text={<TextLink to={questionsAt}>К вопросам теста: {test.title}</TextLink>}
              />
            )}
          </Stack>
        </PagePart>
      </PageBody>
    </>
  );
}

const states = ['OFFERED', 'TAKEN', 'THROWN'] as const;

const stateNames: Record<(typeof states)[number], string> = {
  OFFERED: 'Ждут решения',
  TAKEN: 'Взятые',
  THROWN: 'Выброшенные',
};

const emptyWords: Record<GeneratedQuestionState, string> = {
  OFFERED: 'Все вопросы разобраны',
  TAKEN: 'Пока ничего не взято',
  THROWN: 'Ничего не выброшено',
};

/** «3 000 токенов, 0,60 ₽» */
function costOf({
  inputTokens,
  outputTokens,
  cost,
}: {
  inputTokens: number;
  outputTokens: number;
  cost: string | null | undefined;
}): string | undefined {
  const tokens = inputTokens + outputTokens;
  if (tokens === 0) return undefined;
  const many = countOf(tokens, ['токен', 'токена', 'токенов']);
  // Rounded up to whole kopecks.
  return cost == null
    ? many
    : `${many}, ${formatPrice((Math.ceil(Number(cost) * 100) / 100).toFixed(2))}`;
}
