// The page of a public test, taken without an account.
import { useState } from 'react';
import { Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';
import { succeeded } from '../../../kit/network/mutationResult.ts';
import { NotFoundHere } from '../../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { usePageName } from '../../../kit/pages/breadcrumbs.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  Button,
  Card,
  DetailList,
  Flex,
  Heading,
  RichText,
  Stack,
  Text,
  useAlerts,
} from '../../../ui/index.ts';
import { AttemptView } from '../AttemptView.tsx';
import { freeTestRoute } from './freeTestRoute.ts';
import { testFacts } from './testFacts.ts';
import { storeVisitorToken, readVisitorToken } from '../visitorToken.ts';
import type { FreeTestScreen_test$key } from '../../../__generated__/FreeTestScreen_test.graphql.ts';
import type {
  FreeTestScreenBeginMutation,
  FreeTestScreenBeginMutation$data,
} from '../../../__generated__/FreeTestScreenBeginMutation.graphql.ts';

type Begun = NonNullable<FreeTestScreenBeginMutation$data['beginFreeTest']>;

export function FreeTestScreen() {
  const page = usePageData(freeTestRoute);
  const test = useFragment<FreeTestScreen_test$key>(
    graphql`
      fragment FreeTestScreen_test on FreeTest
      @argumentDefinitions(token: { type: "String!" }, hasBegun: { type: "Boolean!" }) {
        databaseId
        title
        description
        timer
        askedCount
        attempt(token: $token) @include(if: $hasBegun) {
          state
          ...AttemptView_attempt
        }
      }
    `,
    page.freeTest ?? null,
  );
  const { company = '' } = useParams();
  usePageName(test?.title);
  const { begin, begun, isBeginning } = useBegin(company, test?.databaseId ?? 0);
  if (!test) {
    return (
      <NotFoundHere
        title="Тест не найден"
        text="Возможно, школа его закрыла или ссылка скопирована не целиком."
      />
    );
  }
  const attempt = begun?.learnerAttempt ?? test.attempt;
  const token = begun?.token ?? readVisitorToken(company, test.databaseId);
  if (attempt && token) {
    return (
      <Stack gap="5">
        <AttemptView attempt={attempt} companyId={null} token={token} />
        {attempt.state !== 'IN_PROGRESS' && (
          <Flex>
            <Button loading={isBeginning} onClick={begin}>
              Пройти ещё раз
            </Button>
          </Flex>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="5">
      <Heading as="h1" size="page" overflowWrap="anywhere">
        {test.title}
      </Heading>
      <Card>
        <Stack gap="4">
          {test.description && <RichText html={test.description} />}
          <DetailList facts={testFacts({ questionCount: test.askedCount, timer: test.timer })} />
          {test.timer != null && (
            <Text size="sm" tone="muted">
              Время идёт с начала, и остановить его нельзя, даже если закрыть страницу.
            </Text>
          )}
          <Flex>
            <Button
              variant="primary"
              icon={<Play size={16} />}
              loading={isBeginning}
              onClick={begin}
            >
              Начать тест
            </Button>
          </Flex>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Begins an attempt on this page. */
function useBegin(company: string, databaseId: number) {
  const alerts = useAlerts();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [, setSearch] = useSearchParams();
  const [send, isBeginning] = useMutation<FreeTestScreenBeginMutation>(graphql`
    mutation FreeTestScreenBeginMutation($input: BeginFreeTestInput!) {
      beginFreeTest(input: $input) {
        token
        learnerAttempt {
          state
          ...AttemptView_attempt
        }
        ...userErrors_payload
      }
    }
  `);
  const begin = async () => {
    const answer = await send({ variables: { input: { company, databaseId } } });
    const made = answer.response?.beginFreeTest;
    if (!succeeded(answer, alerts) || made?.token == null) return;
    storeVisitorToken(company, databaseId, made.token);
    // The attempt begins at its first question.
    setSearch({}, { replace: true });
    setBegun(made);
  };
  return { begin, begun, isBeginning };
}
