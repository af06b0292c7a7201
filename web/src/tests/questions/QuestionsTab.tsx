// «Вопросы»: all questions of a test in their order.
import { graphql, useFragment } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { Text, wordsOfHtml, type TextUploads } from '../../ui/index.ts';
import type { QuestionsTab_test$key } from '../../__generated__/QuestionsTab_test.graphql.ts';

export interface TestPlace {
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
  uploads: TextUploads;
  draftOf: DraftOwner | undefined;
  mayUpload: boolean;
}

export function QuestionsTab({
  test: key,
}: {
  test: QuestionsTab_test$key;
  place: TestPlace;
  isReadOnly: boolean;
}) {
  const { questions } = useFragment<QuestionsTab_test$key>(
    graphql`
      fragment QuestionsTab_test on Test @throwOnFieldError {
        questions {
          id
          question
        }
      }
    `,
    key,
  );
  return (
    <ol>
      {questions.map(({ id, question }) => (
        <li key={id}>
          <Text>{wordsOfHtml(question ?? '')}</Text>
        </li>
      ))}
    </ol>
  );
}
