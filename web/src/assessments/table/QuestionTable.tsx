// The «Таблица» tab: a spreadsheet that edits many questions of a test at once.
import { useMemo } from 'react';
import { ListChecks } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { FastEdit } from '../../kit/cells/FastEdit.tsx';
import { inBatches } from '../../kit/cells/batches.ts';
import { chakra, EmptyState } from '../../ui/index.ts';
import {
  mayChange,
  questionCells,
  questionColumns,
  type QuestionCells,
  type TopicChoices,
} from './questionCells.ts';
import type {
  QuestionTable_test$data,
  QuestionTable_test$key,
} from '../../__generated__/QuestionTable_test.graphql.ts';
import type { QuestionTableMutation } from '../../__generated__/QuestionTableMutation.graphql.ts';
import type { questionCells_questions$key } from '../../__generated__/questionCells_questions.graphql.ts';

export function QuestionTable({
  test: key,
  companyId,
  isReadOnly,
}: {
  test: QuestionTable_test$key;
  companyId: string;
  isReadOnly: boolean;
}) {
  const { questions, subject } = useFragment<QuestionTable_test$key>(
    graphql`
      fragment QuestionTable_test on Test @throwOnFieldError {
        subject @catch(to: NULL) {
          topics @catch(to: NULL) {
            id
            # The option shown in the topic cell.
            # eslint-disable-next-line relay/unused-fields
            name
          }
        }
        questions {
          ...questionCells_questions
        }
      }
    `,
    key,
  );
  const rows = useFragment<questionCells_questions$key>(questionCells, questions);
  const columns = useMemo(() => questionColumns(choicesOf(subject, rows)), [subject, rows]);
  const [edit] = useReportedMutation<QuestionTableMutation>(graphql`
    mutation QuestionTableMutation($input: EditTestQuestionsInput!) {
      editTestQuestions(input: $input) {
        rows {
          testQuestion {
            ...questionCells_questions
            ...QuestionRow_question
          }
          conflicts
          userErrors {
            message
            field
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const save = useMemo(
    () =>
      inBatches(async (changed) => {
        const payload = await edit({ input: { companyId, rows: [...changed] } });
        if (!payload) return null;
        // Rows are in the order of the input; the row of a deleted question has no id.
        return payload.rows.map(({ conflicts, userErrors }, index) => ({
          id: changed[index]?.id ?? '',
          conflicts,
          userErrors,
        }));
      }),
    [companyId, edit],
  );
  return (
    <Sheet>
      <FastEdit
        view={{
          id: 'test-questions',
          label: 'Вопросы теста',
          totalCount: rows.length,
          hasNext: false,
          isLoadingNext: false,
          onLoadMore: () => {},
          isRefetching: false,
          toolbar: null,
          empty: (
            <EmptyState
              kind="start"
              title="Вопросов пока нет"
              text="Здесь сразу у многих вопросов меняют баллы, части и время. Добавьте первый на вкладке «Вопросы»."
              icon={<ListChecks />}
            />
          ),
        }}
        rows={rows}
        columns={columns}
        nouns={['вопрос', 'вопроса', 'вопросов']}
        mayChange={isReadOnly ? never : mayChange}
        save={save}
      />
    </Sheet>
  );
}

const never = () => false;

function choicesOf(
  subject: QuestionTable_test$data['subject'],
  rows: readonly QuestionCells[],
): TopicChoices {
  const used = rows.flatMap(({ topic }) => topic ?? []);
  const all = new Map([...(subject?.topics ?? []), ...used].map((topic) => [topic.id, topic]));
  return { hasSubject: subject != null, topics: [...all.values()] };
}

const Sheet = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    overflow: 'hidden',
  },
});
