// The funnel of a course as a chart and a table, with time spent and unchecked homework.
import { Filter } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import {
  Card,
  EmptyState,
  DetailList,
  Flex,
  formatDateTime,
  formatNumber,
  Grid,
  lazyPart,
  TextLink,
  Stack,
  Text,
} from '../../ui/index.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { daysWords, dropOffShare, oldestOf, spanWords } from './funnel.ts';
import type { LearningState } from './learningList.ts';
import type { CourseFunnel_course$key } from '../../__generated__/CourseFunnel_course.graphql.ts';

const FunnelExportButton = exportButton(
  lazyPart(() => import('./export/FunnelExportModal.ts'), 'FunnelExportModal'),
);

const series = [
  { label: 'Могут открыть', color: 'edge' },
  { label: 'Открыли', color: 'primary' },
  { label: 'Прошли', color: 'success' },
] as const;

export function CourseFunnel({
  course: key,
  companyId,
  at,
  state,
  conditions,
}: {
  course: CourseFunnel_course$key;
  companyId: string;
  /** URL prefix of the company's pages. */
  at: string;
  state: LearningState;
  /** The filter's conditions, as the chips word them. */
  conditions: readonly string[];
}) {
  const course = useFragment<CourseFunnel_course$key>(
    graphql`
      fragment CourseFunnel_course on Course
      @argumentDefinitions(filter: { type: "LessonStatisticsFilter" })
      @throwOnFieldError {
        id
        databaseId
        lessonStatistics(filter: $filter) @catch(to: NULL) {
          databaseId
          name
          openCount
          openedCount
          finishedCount
          beforeCount
          cameCount
          stuckCount
          viewersCount
          watchedSeconds
          medianWatchedSeconds
          medianFinishSeconds
          waitingCount
          waitingSince
        }
      }
    `,
    key,
  );
  const lessons = course.lessonStatistics;
  if (!lessons) {
    return (
      <EmptyState
        kind="start"
        icon={<Filter />}
        title="Воронки нет"
        text="Этот сервер не считает, как учатся по урокам."
      />
    );
  }
  if (lessons.length === 0) {
    return (
      <EmptyState
        kind="start"
        icon={<Filter />}
        title="На курсе пока нет уроков"
        text="Когда появятся уроки, здесь будет видно, сколько учеников дошло до каждого."
      />
    );
  }
  const linkTo = (id: number) => `${at}/courses/${course.databaseId}/lessons/${id}?tab=statistics`;
  const waiting = lessons.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const oldest = oldestOf(lessons.map(({ waitingSince }) => waitingSince));
  const percent = (value: number | null) => (value === null ? '—' : `${value} %`);
  return (
    <Stack gap="5">
      <Flex justify="end">
        <FunnelExportButton
          companyId={companyId}
          courseId={course.id}
          state={state}
          conditions={conditions}
          totalCount={lessons.length}
        />
      </Flex>
      <Card title="Воронка по урокам">
        <Bars
          series={series}
          maximumLabel={(count) => `До ${formatNumber(count)} на урок`}
          bars={lessons.map(({ databaseId, name, openCount, openedCount, finishedCount }) => ({
            key: String(databaseId),
            name,
            numbers: [openCount, openedCount, finishedCount],
          }))}
          ends={lessons.length > 1 ? ['Первый урок', 'Последний урок'] : ['', '']}
        />
      </Card>
      <NumberTable
        title="Уроки по порядку"
        note={`Отсев — кто был в предыдущем уроке и не открыл этот, хотя школа его не закрыла. Застряли — следующий урок открыт, но движения нет ${daysWords(state.days)} или дольше.`}
        heads={['Урок', 'Могут открыть', 'Открыли', 'Прошли', 'Отсев', 'Застряли']}
        rows={lessons.map((lesson) => ({
          key: String(lesson.databaseId),
          name: lesson.name,
          to: linkTo(lesson.databaseId),
          numbers: [
            lesson.openCount,
            lesson.openedCount,
            lesson.finishedCount,
            percent(dropOffShare(lesson.beforeCount, lesson.cameCount)),
            lesson.stuckCount,
          ],
        }))}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 1fr' }} gap="5" alignItems="start">
        <NumberTable
          title="Время"
          note="Сколько ученик сидит на странице урока, не измеряется. Измеряется, сколько видео урока просмотрено и за какой срок урок пройден — от первого открытия до завершения; медиана — половина учеников уложилась в это время."
          heads={['Урок', 'Видео, медиана', 'Видео, всего', 'Срок, медиана']}
          rows={lessons.map((lesson) => ({
            key: String(lesson.databaseId),
            name: lesson.name,
            numbers: [
              spanWords(lesson.medianWatchedSeconds),
              lesson.viewersCount === 0 ? '—' : spanWords(lesson.watchedSeconds),
              spanWords(lesson.medianFinishSeconds),
            ],
          }))}
        />
        <Card title="Домашние задания ждут проверки">
          {waiting === 0 ? (
            <Text tone="muted">Все работы проверены.</Text>
          ) : (
            <DetailList
              facts={[
                {
                  name: 'Ждут',
                  value: (
                    <TextLink to={`${at}/homeworks?course=${encodeURIComponent(course.id)}`}>
                      {formatNumber(waiting)}
                    </TextLink>
                  ),
                },
                { name: 'Самая старая', value: oldest === null ? '—' : formatDateTime(oldest) },
              ]}
            />
          )}
        </Card>
      </Grid>
    </Stack>
  );
}
