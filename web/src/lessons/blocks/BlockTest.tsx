// The test of a block, as editors of the lesson see it.
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { countOf, Flex, StatusBadge, Text, TextLink } from '../../ui/index.ts';
import { testStatusLabels, testStatusLook } from '../../assessments/lazy.ts';
import type { BlockTest_test$key } from '../../__generated__/BlockTest_test.graphql.ts';

export function BlockTest({ test: key }: { test: BlockTest_test$key }) {
  const test = useFragment<BlockTest_test$key>(
    graphql`
      fragment BlockTest_test on Test {
        databaseId
        title: name
        status
        activeQuestionsCount
      }
    `,
    key,
  );
  const { company = '' } = useParams();
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <TextLink to={`/${company}/tests/${test.databaseId}/questions`} fontWeight="medium">
        {test.title}
      </TextLink>
      {test.status && (
        <StatusBadge status={testStatusLook(test.status)}>
          {testStatusLabels[test.status]}
        </StatusBadge>
      )}
      <Text as="span" size="sm" tone="muted">
        {countOf(test.activeQuestionsCount ?? 0, ['вопрос', 'вопроса', 'вопросов'])}
      </Text>
    </Flex>
  );
}
