// The tab «Статистика» of a course: when its students joined, their branches, progress and last visits.
import { ChartColumn, RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { CourseLearning } from '../course/courseParts.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { PeriodPicker } from '../../kit/period/PeriodPicker.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import {
  Button,
  Card,
  EmptyState,
  Flex,
  formatDate,
  formatNumber,
  Grid,
  Stack,
  Text,
} from '../../ui/index.ts';
import { DayBars } from '../../ui/charts/DayBars.tsx';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { ShareTable, type Share } from './ShareTable.tsx';
import type {
  CourseStatistics_course$data,
  CourseStatistics_course$key,
} from '../../__generated__/CourseStatistics_course.graphql.ts';
import type { CourseStatisticsRefreshMutation } from '../../__generated__/CourseStatisticsRefreshMutation.graphql.ts';

type Course = CourseStatistics_course$data;
type Statistics = NonNullable<Course['statistics']>;

const series = [{ label: 'Записались', color: 'primary' }] as const;

export function CourseStatistics({
  course: key,
  companyId,
  code,
  isDeleted,
}: {
  course: CourseStatistics_course$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  isDeleted: boolean;
}) {
  const course = useFragment<CourseStatistics_course$key>(
    graphql`
      fragment CourseStatistics_course on Course
      @argumentDefinitions(
        from: { type: "Date" }
        to: { type: "Date" }
        search: { type: "String" }
        funnel: { type: "LessonStatisticsFilter" }
        stuck: { type: "StuckStudentFilter" }
      )
      @throwOnFieldError {
        id
        studentsCount
        viewerCanUpdate @catch(to: NULL)
        branches @catch(to: NULL) {
          id
          name
          studentsCount
        }
        # The limit of packages in a course.
        packages(first: 100) @catch(to: NULL) {
          nodes {
            id
            name
            usersCount
          }
        }
        ...CourseLearning_course @arguments(search: $search, funnel: $funnel, stuck: $stuck)
        statistics(from: $from, to: $to) @catch(to: NULL) {
          days {
            day
            joined
          }
          progress {
            from
            to
            students
          }
          visits {
            today
            week
            month
            earlier
            never
          }
        }
      }
    `,
    key,
  );
  const { statistics, studentsCount } = course;
  if (!statistics) {
    return (
      <EmptyState
        kind="start"
        title="Статистики нет"
        text="Этот сервер не считает, как учатся на курсах, или её показывают не всем в вашей команде."
        icon={<ChartColumn />}
      />
    );
  }
  const { days, visits } = statistics;
  const joined = days.filter((day) => day.joined > 0);
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Text fontSize="lg" fontWeight="semibold">
          {`Учеников сейчас: ${formatNumber(studentsCount)}`}
        </Text>
        {course.viewerCanUpdate === true && !isDeleted && <Recount courseId={course.id} />}
      </Flex>
      {studentsCount === 0 ? (
        <EmptyState
          kind="start"
          title="На курсе пока никто не учится"
          text="Когда появятся ученики, здесь будет видно, когда они пришли и как учатся."
          icon={<ChartColumn />}
        />
      ) : (
        <>
          <Grid templateColumns={columns} gap="5" alignItems="start">
            <ShareTable
              title="Прошли курса"
              whole={studentsCount}
              shares={statistics.progress.map(progressShare)}
            />
            <ShareTable
              title="Последний визит"
              whole={studentsCount}
              shares={[
                { key: 'today', name: 'Сегодня', count: visits.today },
                { key: 'week', name: 'За неделю', count: visits.week },
                { key: 'month', name: 'За 30 дней', count: visits.month },
                { key: 'earlier', name: 'Раньше', count: visits.earlier },
                { key: 'never', name: 'Ни разу не заходили', count: visits.never },
              ]}
            />
            {course.branches && (
              <ShareTable
                title="По веткам"
                whole={studentsCount}
                shares={branchShares(course.branches, studentsCount)}
              />
            )}
            {course.packages && course.packages.nodes.length > 0 && (
              <ShareTable
                title="По пакетам"
                note="У одного ученика может быть несколько пакетов."
                whole={studentsCount}
                shares={course.packages.nodes.map(({ id, name, usersCount }) => ({
                  key: id,
                  name,
                  count: usersCount,
                }))}
              />
            )}
          </Grid>
          <CourseLearning
            course={course}
            companyId={companyId}
            at={`/${code}`}
            branches={course.branches ?? []}
            packages={course.packages?.nodes ?? []}
          />
          <PeriodPicker from={days[0]?.day ?? null} to={days.at(-1)?.day ?? null} />
          <Card title="Записались по дням">
            {joined.length === 0 ? (
              <Text tone="muted">За эти дни на курс никто не пришёл.</Text>
            ) : (
              <DayBars
                series={series}
                days={days.map((day) => ({ day: day.day, numbers: [day.joined] }))}
              />
            )}
          </Card>
          {joined.length > 0 && (
            <NumberTable
              title="Числа по дням"
              heads={['День', 'Записались']}
              rows={joined.toReversed().map((day) => ({
                key: day.day,
                name: formatDate(day.day),
                numbers: [day.joined],
              }))}
            />
          )}
        </>
      )}
    </Stack>
  );
}

/** Recounts the students: a server may have a wrong count. */
function Recount({ courseId }: { courseId: string }) {
  const refresh = useFreshPage();
  const [recount, isRunning] = useAction<CourseStatisticsRefreshMutation>(
    graphql`
      mutation CourseStatisticsRefreshMutation($input: RefreshCourseStatisticsInput!) {
        refreshCourseStatistics(input: $input) {
          course {
            studentsCount
          }
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  return (
    <Button
      icon={<RefreshCw size={16} aria-hidden />}
      loading={isRunning}
      onClick={() =>
        void recount({ variables: { input: { courseId } }, done: 'Статистика пересчитана' })
      }
    >
      Пересчитать
    </Button>
  );
}

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

const progressShare = ({ from, to, students }: Statistics['progress'][number]): Share => ({
  key: String(from),
  name: from == null ? 'Не начали' : from === to ? 'Прошли целиком' : `${from}–${to} %`,
  count: students,
});

/** Includes students without a branch. */
function branchShares(branches: NonNullable<Course['branches']>, studentsCount: number): Share[] {
  const shares = branches.map(({ id, name, studentsCount: count }) => ({
    key: id,
    name,
    count,
  }));
  const others = studentsCount - shares.reduce((all, { count }) => all + count, 0);
  return others > 0 || shares.length === 0
    ? [...shares, { key: 'none', name: 'Без ветки', count: Math.max(0, others) }]
    : shares;
}
