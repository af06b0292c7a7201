// The «Статистика видео» tab of a lesson: where its videos are watched, rewatched and abandoned, and how much each
// learner watched.
import { useMemo, useState, useTransition, type ReactNode } from 'react';
import { ChartArea } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import {
  Box,
  Card,
  DataTable,
  EmptyState,
  DetailList,
  formatNumber,
  momentColumn,
  nameColumn,
  numberColumn,
  SearchField,
  SelectBox,
  Stack,
  textColumn,
  type Columns,
} from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { TimeCurve } from '../../ui/charts/TimeCurve.tsx';
import { curveOf, rowsOf } from './curve.ts';
import { FilmText } from './FilmText.tsx';
import { timeWords } from './timeWords.ts';
import type {
  VideoStatistics_lesson$data,
  VideoStatistics_lesson$key,
} from '../../__generated__/VideoStatistics_lesson.graphql.ts';
import type {
  VideoStatistics_viewers$data,
  VideoStatistics_viewers$key,
} from '../../__generated__/VideoStatistics_viewers.graphql.ts';
import type { VideoStatisticsPaginationQuery } from '../../__generated__/VideoStatisticsPaginationQuery.graphql.ts';

type Film = NonNullable<VideoStatistics_lesson$data['videos']>[number];
type Viewer = NonNullable<VideoStatistics_viewers$data['filmViewers']>['edges'][number]['node'];

export function VideoStatistics({
  lesson: key,
  companyId,
}: {
  lesson: VideoStatistics_lesson$key;
  companyId: string;
}) {
  const lesson = useFragment<VideoStatistics_lesson$key>(
    graphql`
      fragment VideoStatistics_lesson on Lesson @throwOnFieldError {
        id
        course {
          id
        }
        videos {
          databaseId
          title
          duration
          viewersCount
          finishedCount
          averagePercent
          moments {
            from
            viewers
            replays
            exits
          }
          ...FilmText_film
        }
        ...VideoStatistics_viewers
      }
    `,
    key,
  );
  const films = lesson.videos ?? [];
  if (films.length === 0) {
    return (
      <EmptyState
        kind="start"
        icon={<ChartArea />}
        title="В уроке нет видео, которые можно посчитать"
        text="Считаются видео школы, YouTube и Rutube: о просмотре остальных их сайты не сообщают."
      />
    );
  }
  return (
    <Stack gap="6">
      {films.map((film, index) => (
        <FilmCard key={film.databaseId} film={film} name={nameOf(film, index)}>
          {lesson.course && (
            <FilmText
              film={film}
              companyId={companyId}
              courseId={lesson.course.id}
              lessonId={lesson.id}
            />
          )}
        </FilmCard>
      ))}
      <Viewers lesson={lesson} films={films} />
    </Stack>
  );
}

const nameOf = ({ title }: Film, index: number) => title ?? `Видео ${index + 1}`;

function FilmCard({ film, name, children }: { film: Film; name: string; children: ReactNode }) {
  const { duration, viewersCount, finishedCount, averagePercent, moments } = film;
  const known = useMemo(
    () => moments.map(({ from, viewers, replays, exits }) => ({ from, viewers, replays, exits })),
    [moments],
  );
  const curve = useMemo(() => curveOf(known, duration ?? 0), [known, duration]);
  return (
    <Card title={name}>
      <DetailList
        facts={[
          { name: 'Длительность', value: duration == null ? '—' : timeWords(duration) },
          { name: 'Смотрели', value: formatNumber(viewersCount) },
          { name: 'Досмотрели', value: formatNumber(finishedCount) },
          {
            name: 'Просмотрено в среднем',
            value: averagePercent == null ? '—' : `${averagePercent} %`,
          },
        ]}
      />
      {duration != null && moments.length > 0 && (
        <Box mt="4">
          <TimeCurve
            area={{ label: 'Зрители', values: curve.map(({ viewers }) => viewers) }}
            line={{ label: 'Повторные просмотры', values: curve.map(({ replays }) => replays) }}
            ends={['0:00', timeWords(duration)]}
          />
          <details>
            <summary>Числами</summary>
            <NumberTable
              title={`${name}: просмотр по времени`}
              heads={['Момент', 'Зрители', 'Повторы', 'Закончили смотреть']}
              rows={rowsOf(known, duration)}
            />
          </details>
        </Box>
      )}
      {children}
    </Card>
  );
}

function Viewers({
  lesson,
  films,
}: {
  lesson: VideoStatistics_viewers$key;
  films: readonly Film[];
}) {
  const pagination = usePaginationFragment<
    VideoStatisticsPaginationQuery,
    VideoStatistics_viewers$key
  >(
    graphql`
      fragment VideoStatistics_viewers on Lesson
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        film: { type: "Int" }
      )
      @refetchable(queryName: "VideoStatisticsPaginationQuery")
      @throwOnFieldError {
        id
        filmViewers(first: $count, after: $cursor, search: $search, blockId: $film)
          @connection(key: "VideoStatistics_filmViewers", filters: ["search", "blockId"]) {
          totalCount
          edges {
            node {
              id
              blockId
              fullName
              watchedSeconds
              watchedPercent
              position
              updatedAt
            }
          }
        }
      }
    `,
    lesson,
  );
  const { rows, paging } = usePages(pagination, ({ filmViewers }) => filmViewers ?? nobody);
  const [filter, setFilter] = useState({ film: null as number | null, search: '' });
  const [isTurning, startTransition] = useTransition();
  const show = (next: typeof filter) => {
    setFilter(next);
    startTransition(() => {
      const { film, search } = next;
      pagination.refetch({ film, search: search || null }, { fetchPolicy: 'network-only' });
    });
  };
  const names = new Map(films.map((film, index) => [film.databaseId, nameOf(film, index)]));
  const columns: Columns<Viewer> = {
    fullName: nameColumn(({ fullName }) => fullName, { header: 'Имя' }),
    ...(films.length > 1 && {
      film: textColumn<Viewer>('Видео', ({ blockId }) => names.get(blockId)),
    }),
    watchedPercent: numberColumn('Просмотрено, %', ({ watchedPercent }) => watchedPercent),
    watchedSeconds: textColumn('Время', ({ watchedSeconds }) => timeWords(watchedSeconds)),
    position: textColumn('Остановились на', ({ position }) => timeWords(position)),
    updatedAt: momentColumn('Последний раз', ({ updatedAt }) => updatedAt),
  };
  return (
    <Card title="Зрители">
      <Stack gap="4" direction={{ base: 'column', md: 'row' }} mb="4">
        <SearchField
          label="Имя"
          value={filter.search}
          onChange={(search) => show({ ...filter, search })}
        />
        {films.length > 1 && (
          <SelectBox
            label="Видео"
            hideLabel
            value={String(filter.film ?? '')}
            options={[
              { value: '', label: 'Все видео' },
              ...[...names].map(([id, label]) => ({ value: String(id), label })),
            ]}
            onChange={(film) => show({ ...filter, film: film === '' ? null : Number(film) })}
          />
        )}
      </Stack>
      <Box opacity={isTurning ? 0.6 : 1}>
        <DataTable
          {...paging}
          id="film-viewers"
          label="Зрители"
          columns={columns}
          rows={rows}
          rowLabel={({ fullName }) => fullName}
          empty={
            filter.search === '' ? (
              <EmptyState
                kind="start"
                title="Пока никто не смотрел"
                text="Здесь будет, кто сколько посмотрел и где остановился."
              />
            ) : (
              <EmptyState kind="filter" onReset={() => show({ ...filter, search: '' })} />
            )
          }
        />
      </Box>
    </Card>
  );
}

const nobody = { edges: [], totalCount: 0 };
