// The «Статистика» tab of a lesson: learners' progress, activity, time spent and homework.
import { ChartColumn } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { PeriodPicker } from '../../kit/period/PeriodPicker.tsx';
import {
  Card,
  EmptyState,
  DetailList,
  formatDate,
  formatDateTime,
  formatNumber,
  Grid,
  TextLink,
  Stack,
  Text,
} from '../../ui/index.ts';
import { DayBars } from '../../ui/charts/DayBars.tsx';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { spanWords } from './funnel.ts';
import type {
  LessonActivity_lesson$data,
  LessonActivity_lesson$key,
} from '../../__generated__/LessonActivity_lesson.graphql.ts';

type Activity = NonNullable<LessonActivity_lesson$data['activity']>;

const series = [
  { label: 'Открыли', color: 'primary' },
  { label: 'Прошли', color: 'success' },
] as const;

export function LessonActivity({
  lesson: key,
  at,
  atLesson,
  hasFilms,
}: {
  lesson: LessonActivity_lesson$key;
  /** URL prefix of the company's pages. */
  at: string;
  atLesson: string;
  /** Whether the lesson has video statistics. */
  hasFilms: boolean;
}) {
  const { id, activity } = useFragment<LessonActivity_lesson$key>(
    graphql`
      fragment LessonActivity_lesson on Lesson
      @argumentDefinitions(from: { type: "Date" }, to: { type: "Date" })
      @throwOnFieldError {
        id
        activity(from: $from, to: $to) @catch(to: NULL) {
          numbers {
            studentsCount
            openCount
            openedCount
            finishedCount
            stuckCount
            viewersCount
            watchedSeconds
            medianWatchedSeconds
            medianFinishSeconds
            waitingCount
            waitingSince
          }
          days {
            day
            opened
            finished
          }
          homework {
            returned
            accepted
            leastPoints
            averagePoints
            mostPoints
          }
        }
      }
    `,
    key,
  );
  if (!activity) {
    return (
      <EmptyState
        kind="start"
        icon={<ChartColumn />}
        title="Статистики нет"
        text="Урок не виден ученикам, или этот сервер её не считает."
      />
    );
  }
  const { numbers, days } = activity;
  const happened = days.filter(({ opened, finished }) => opened + finished > 0);
  return (
    <Stack gap="5">
      <Grid templateColumns={columns} gap="5" alignItems="start">
        <Card title="Ученики">
          <DetailList
            facts={[
              { name: 'Входит в пакет', value: formatNumber(numbers.studentsCount) },
              { name: 'Могут открыть', value: formatNumber(numbers.openCount) },
              { name: 'Открыли', value: formatNumber(numbers.openedCount) },
              { name: 'Прошли', value: formatNumber(numbers.finishedCount) },
              { name: 'Застряли здесь', value: formatNumber(numbers.stuckCount) },
            ]}
          />
          <Text tone="muted" size="sm" mt="3">
            Застряли — урок открыт, не пройден, и на курсе нет движения неделю или дольше.
          </Text>
        </Card>
        <Homework lessonId={id} activity={activity} at={at} />
        <Card title="Время">
          <DetailList
            facts={[
              { name: 'Видео, медиана', value: spanWords(numbers.medianWatchedSeconds) },
              {
                name: 'Видео, всего',
                value: numbers.viewersCount === 0 ? '—' : spanWords(numbers.watchedSeconds),
              },
              { name: 'Срок, медиана', value: spanWords(numbers.medianFinishSeconds) },
            ]}
          />
          <Text tone="muted" size="sm" mt="3">
            Время на странице урока не измеряется. Срок — от первого открытия до завершения.
          </Text>
          {hasFilms && <TextLink to={`${atLesson}?tab=video`}>Статистика видео</TextLink>}
        </Card>
      </Grid>
      <PeriodPicker from={days[0]?.day ?? null} to={days.at(-1)?.day ?? null} />
      <Card title="По дням">
        {happened.length === 0 ? (
          <Text tone="muted">За эти дни урок никто не открыл и не прошёл.</Text>
        ) : (
          <DayBars
            series={series}
            days={days.map(({ day, opened, finished }) => ({ day, numbers: [opened, finished] }))}
          />
        )}
      </Card>
      {happened.length > 0 && (
        <NumberTable
          title="Числа по дням"
          heads={['День', 'Открыли', 'Прошли']}
          rows={happened.toReversed().map(({ day, opened, finished }) => ({
            key: day,
            name: formatDate(day),
            numbers: [opened, finished],
          }))}
        />
      )}
    </Stack>
  );
}

function Homework({
  lessonId,
  activity: { numbers, homework },
  at,
}: {
  lessonId: string;
  activity: Activity;
  at: string;
}) {
  const { returned, accepted, leastPoints, averagePoints, mostPoints } = homework;
  const { waitingCount, waitingSince } = numbers;
  return (
    <Card title="Домашние задания">
      {waitingCount + returned + accepted === 0 ? (
        <Text tone="muted">Работ пока нет.</Text>
      ) : (
        <DetailList
          facts={[
            {
              name: 'Ждут проверки',
              value: (
                <TextLink to={`${at}/homeworks?lesson=${encodeURIComponent(lessonId)}`}>
                  {formatNumber(waitingCount)}
                </TextLink>
              ),
            },
            ...(waitingSince == null
              ? []
              : [{ name: 'Самая старая', value: formatDateTime(waitingSince) }]),
            { name: 'Возвращены', value: formatNumber(returned) },
            { name: 'Приняты', value: formatNumber(accepted) },
            ...(averagePoints == null
              ? []
              : [
                  {
                    name: 'Баллы',
                    value: `в среднем ${formatNumber(averagePoints)}, от ${formatNumber(leastPoints ?? 0)} до ${formatNumber(mostPoints ?? 0)}`,
                  },
                ]),
          ]}
        />
      )}
    </Card>
  );
}

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' };
