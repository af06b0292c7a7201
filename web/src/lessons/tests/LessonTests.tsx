// The «Тесты» tab: the tests of the lesson's blocks, with links to their questions and results.
import { BarChart3, Eye, ListChecks, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Badge, Card, EmptyState, Flex, LinkButton, Stack } from '../../ui/index.ts';
import type { Permission } from '../../kit/pages/Admin.ts';
import { resultRights } from '../../assessments/lazy.ts';
import { BlockTest } from '../blocks/BlockTest.tsx';
import type { LessonTests_lesson$key } from '../../__generated__/LessonTests_lesson.graphql.ts';

export function LessonTests({
  lesson: key,
  at,
  atLesson,
  may,
}: {
  lesson: LessonTests_lesson$key;
  /** URL prefix of the company and of the lesson. */
  at: string;
  atLesson: string;
  may: (permission: Permission) => boolean;
}) {
  const { blocks } = useFragment<LessonTests_lesson$key>(
    graphql`
      fragment LessonTests_lesson on Lesson {
        blocks {
          id
          status
          test {
            databaseId
            ...BlockTest_test
          }
        }
      }
    `,
    key,
  );
  const given = (blocks ?? []).flatMap(({ id, status, test }) =>
    test ? [{ id, isDraft: status === 'DRAFT', test }] : [],
  );
  if (given.length === 0) {
    return (
      <EmptyState
        kind="start"
        icon={<ListChecks />}
        title="Тестов в уроке нет"
        text="Выберите или создайте тест на вкладке «Содержание урока»: у урока с тестом — в его первой карточке, у других — в блоке «Тест»."
      />
    );
  }
  return (
    <Stack as="ul" gap="4" m="0" p="0" listStyleType="none">
      {given.map(({ id, isDraft, test }) => (
        <li key={id}>
          <Card>
            <Stack gap="4">
              <Flex align="center" gap="3" wrap="wrap">
                <BlockTest test={test} />
                {isDraft && <Badge>Блок — черновик</Badge>}
              </Flex>
              <Flex gap="3" wrap="wrap">
                <LinkButton
                  size="sm"
                  icon={<Eye size={16} aria-hidden />}
                  to={`${atLesson}/tests/${test.databaseId}`}
                >
                  Как видит ученик
                </LinkButton>
                <LinkButton
                  size="sm"
                  icon={<Pencil size={16} aria-hidden />}
                  to={`${at}/tests/${test.databaseId}/questions`}
                >
                  Вопросы
                </LinkButton>
                {resultRights.some(may) && (
                  <>
                    <LinkButton
                      size="sm"
                      icon={<ListChecks size={16} aria-hidden />}
                      to={`${at}/lesson-test-results/${test.databaseId}`}
                    >
                      Результаты
                    </LinkButton>
                    <LinkButton
                      size="sm"
                      icon={<BarChart3 size={16} aria-hidden />}
                      to={`${at}/tests/${test.databaseId}/statistics`}
                    >
                      Анализ
                    </LinkButton>
                  </>
                )}
              </Flex>
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
