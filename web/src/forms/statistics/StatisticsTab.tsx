// The statistics of a form: views, starts and submissions in a period, and where visitors abandon it.
import { graphql, useFragment } from 'react-relay';
import { ChartColumn } from 'lucide-react';
import {
  Card,
  EmptyState,
  formatDate,
  formatNumber,
  Grid,
  PageBody,
  Stack,
  Text,
} from '../../ui/index.ts';
import { PeriodPicker } from '../../kit/period/PeriodPicker.tsx';
import { DayBars } from '../../ui/charts/DayBars.tsx';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import type {
  StatisticsTab_form$data,
  StatisticsTab_form$key,
} from '../../__generated__/StatisticsTab_form.graphql.ts';

const series = [
  { of: 'seen', label: 'Открыли', color: 'edge' },
  { of: 'begun', label: 'Начали', color: 'primary' },
  { of: 'sent', label: 'Отправили', color: 'success' },
] as const;

type Day = NonNullable<StatisticsTab_form$data['statistics']>['days'][number];

export function StatisticsTab({ form: key }: { form: StatisticsTab_form$key }) {
  const { statistics } = useFragment<StatisticsTab_form$key>(
    graphql`
      fragment StatisticsTab_form on Form
      @argumentDefinitions(from: { type: "Date" }, to: { type: "Date" })
      @throwOnFieldError {
        statistics(from: $from, to: $to) {
          days {
            day
            seen
            begun
            sent
          }
          fields {
            ref
            name
            stopped
          }
        }
      }
    `,
    key,
  );
  if (!statistics) {
    return (
      <EmptyState
        kind="start"
        title="Статистики нет"
        text="Этот сервер не считает, как заполняют формы."
        icon={<ChartColumn />}
      />
    );
  }
  const { days, fields } = statistics;
  const sum = (of: 'seen' | 'begun' | 'sent') => days.reduce((all, day) => all + day[of], 0);
  const [seen, begun, sent] = [sum('seen'), sum('begun'), sum('sent')];
  return (
    <PageBody>
      <Stack gap="5">
        <PeriodPicker from={days[0]?.day ?? null} to={days.at(-1)?.day ?? null} />
        {!days.some(isAnything) ? (
          <EmptyState
            kind="start"
            title="За эти дни форму никто не открывал"
            text="Выберите другие дни или отправьте кому-нибудь ссылку на форму."
            icon={<ChartColumn />}
          />
        ) : (
          <>
            <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
              <Total name="Открыли" count={seen} note="раз открыта страница формы" />
              <Total name="Начали" count={begun} note={shareOf(begun, seen, 'открывших')} />
              <Total name="Отправили" count={sent} note={shareOf(sent, begun, 'начавших')} />
            </Grid>
            <Card title="По дням">
              <DayBars
                series={series}
                days={days.map((each) => ({
                  day: each.day,
                  numbers: series.map(({ of }) => each[of]),
                }))}
              />
            </Card>
            {fields.length > 0 && (
              <NumberTable
                title="Где остановились"
                heads={['Последнее заполненное поле', 'Ушли, не отправив']}
                rows={fields.map(({ ref, name, stopped }) => ({
                  key: ref,
                  name,
                  numbers: [stopped],
                }))}
              />
            )}
            <NumberTable
              title="Числа по дням"
              heads={['День', 'Открыли', 'Начали', 'Отправили']}
              rows={days.filter(isAnything).toReversed().map(rowOf)}
            />
          </>
        )}
      </Stack>
    </PageBody>
  );
}

function Total({ name, count, note }: { name: string; count: number; note: string }) {
  return (
    <Card>
      <Text tone="muted" size="sm">
        {name}
      </Text>
      <Text fontSize="2xl" fontWeight="semibold" lineHeight="tight">
        {formatNumber(count)}
      </Text>
      <Text tone="muted" size="sm">
        {note}
      </Text>
    </Card>
  );
}

const isAnything = (day: Day): boolean => day.seen + day.begun + day.sent > 0;

const rowOf = ({ day, seen, begun, sent }: Day) => ({
  key: day,
  name: formatDate(day),
  numbers: [seen, begun, sent],
});

/**
 * Answers submitted through the API have no start on the page, so a share could exceed 100 %; it is omitted then.
 */
const shareOf = (part: number, whole: number, of: string): string =>
  whole === 0 || part > whole
    ? `из ${of} на странице`
    : `${Math.round((part / whole) * 100)} % ${of}`;
