// The questions of a library test, without their answers: the copy has those.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Badge, chakra, countOf, Flex, RichText, Stack, Text } from '../../ui/index.ts';
import { questionKinds } from '../questions/questionKinds.tsx';
import { scaleLabel } from '../settings/scales.ts';
import { timeWords } from '../settings/timer.ts';
import type { LibraryTestQuery } from '../../__generated__/LibraryTestQuery.graphql.ts';

export function LibraryTest({ entryId }: { entryId: string }) {
  const { node } = useLazyQuery<LibraryTestQuery>(
    graphql`
      query LibraryTestQuery($entryId: ID!) @throwOnFieldError {
        node(id: $entryId) {
          ... on LibraryEntry {
            libraryTest {
              description
              gradingScale
              timer
              questions {
                place
                type
                question
                maxPoints
                topic
              }
            }
          }
        }
      }
    `,
    { entryId },
  );
  const test = node?.libraryTest;
  if (!test) return <Text tone="muted">В библиотеке этого больше нет.</Text>;
  const { description, gradingScale, timer, questions } = test;
  return (
    <Stack gap="4">
      <Text tone="muted">
        {[
          countOf(questions.length, ['вопрос', 'вопроса', 'вопросов']),
          scaleLabel(gradingScale),
          timer == null ? 'без ограничения по времени' : timeWords(timer),
        ].join(' · ')}
      </Text>
      {description && <RichText html={description} />}
      <Questions>
        {questions.map(({ place, type, question, maxPoints, topic }) => (
          <li key={place} value={place}>
            <RichText html={question.replaceAll(blank, '______')} />
            <Flex gap="2" wrap="wrap" mt="1">
              <Badge>{questionKinds[type].label}</Badge>
              <Badge>{countOf(maxPoints, ['балл', 'балла', 'баллов'])}</Badge>
              {topic != null && <Badge tone="primary">{topic}</Badge>}
            </Flex>
          </li>
        ))}
      </Questions>
    </Stack>
  );
}

/** The mark of a blank in the text. */
const blank = /\[\[\d+\]\]/g;

const Questions = chakra('ol', {
  base: {
    m: '0',
    pl: '7',
    listStyleType: 'decimal',
    '& > li': { py: '3', overflowWrap: 'anywhere' },
  },
});
