// The learning statistics of a course: funnel by lesson, time, homework and stuck students, with one filter for all.
import { graphql, useFragment } from 'react-relay';
import { ListFilter, type Condition } from '../../kit/list/filter/ListFilter.tsx';
import { useListState } from '../../kit/list/useListState.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { countOf, Flex, formatDate, lazyPart, Stack } from '../../ui/index.ts';
import { CourseFunnel } from './CourseFunnel.tsx';
import { daysWords } from './funnel.ts';
import { learningList, type LearningState } from './learningList.ts';
import { StuckStudents } from './StuckStudents.tsx';
import type { CourseLearning_course$key } from '../../__generated__/CourseLearning_course.graphql.ts';

const LearningFilter = lazyPart(() => import('./LearningFilter.tsx'), 'LearningFilter');

interface Named {
  readonly id: string;
  readonly name: string;
}

export function CourseLearning({
  course: key,
  companyId,
  at,
  branches,
  packages,
}: {
  course: CourseLearning_course$key;
  companyId: string;
  /** URL prefix of the company's pages. */
  at: string;
  branches: readonly Named[];
  packages: readonly Named[];
}) {
  const course = useFragment<CourseLearning_course$key>(
    graphql`
      fragment CourseLearning_course on Course
      @argumentDefinitions(
        search: { type: "String" }
        funnel: { type: "LessonStatisticsFilter" }
        stuck: { type: "StuckStudentFilter" }
      ) {
        ...CourseFunnel_course @arguments(filter: $funnel)
        ...StuckStudents_course @arguments(search: $search, filter: $stuck)
      }
    `,
    key,
  );
  const { state, change } = useListState(learningList);
  const names = new Map([...branches, ...packages].map(({ id, name }) => [id, name]));
  const conditions = conditionsOf(state, names);
  const chosen = conditions.map(({ words }) => words);
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center">
        <ListFilter
          list={{
            state,
            change,
            isFiltered: learningList.isFiltered(state),
            hasManyConditions: learningList.hasManyConditions,
            reset: () => change(learningList.withoutFilter(state)),
          }}
          conditions={conditions}
          failure="Фильтр не загрузился. Закройте его и откройте ещё раз."
        >
          <LearningFilter {...{ companyId, branches, packages, state, change }} />
        </ListFilter>
      </Flex>
      <PagePart among>
        <CourseFunnel
          course={course}
          companyId={companyId}
          at={at}
          state={state}
          conditions={chosen}
        />
      </PagePart>
      <PagePart among>
        <StuckStudents course={course} companyId={companyId} at={at} conditions={chosen} />
      </PagePart>
    </Stack>
  );
}

function conditionsOf(
  state: LearningState,
  names: ReadonlyMap<string, string>,
): Condition<LearningState>[] {
  const named = (title: string, field: 'package' | 'branch') => {
    const chosen = state[field].map((id) => names.get(id) ?? '…').join(', ');
    return state[field].length > 0 && { words: `${title}: ${chosen}`, without: { [field]: [] } };
  };
  const all: (Condition<LearningState> | false)[] = [
    named('Пакет', 'package'),
    named('Ветка', 'branch'),
    state.group.length > 0 && {
      words: countOf(state.group.length, ['группа', 'группы', 'групп']),
      without: { group: [] },
    },
    state.began_from !== null && {
      words: `Начали с ${formatDate(state.began_from)}`,
      without: { began_from: null },
    },
    state.began_to !== null && {
      words: `Начали по ${formatDate(state.began_to)}`,
      without: { began_to: null },
    },
    state.days !== '7' && {
      words: `Застряли на ${daysWords(state.days)}`,
      without: { days: '7' },
    },
  ];
  return all.filter((condition) => condition !== false);
}
