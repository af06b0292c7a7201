// The result of the last stress test: how many learners the installation held, and each load step as a chart and in a
// table.
import { graphql, useFragment } from 'react-relay';
import { Bars } from '../../ui/charts/Bars.tsx';
import {
  Card,
  countOf,
  DetailList,
  formatDateTime,
  formatNumber,
  Grid,
  Stack,
  Text,
} from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import { capacityWords, machineWords, reasonWords } from './stressWords.ts';
import type { StressResult_stressTest$key } from '../../__generated__/StressResult_stressTest.graphql.ts';

const series = [{ label: '99 % ответов — не дольше, мс', color: 'primary' }] as const;

export function StressResult({ stressTest: key }: { stressTest: StressResult_stressTest$key }) {
  const { learners, rungs, holds, stoppedBy, database, cores, createdAt } =
    useFragment<StressResult_stressTest$key>(
      graphql`
        fragment StressResult_stressTest on StressTest {
          learners
          holds
          stoppedBy
          database
          cores
          createdAt
          rungs {
            learners
            answers
            seconds
            answersPerSecond
            begin {
              p99
            }
            answer {
              p50
              p95
              p99
            }
            finish {
              p99
            }
            lost
            doubled
          }
        }
      `,
      key,
    );
  const first = rungs[0];
  const last = rungs.at(-1);
  const rows = rungs.map((rung) => ({
    ...rung,
    key: String(rung.learners),
    name: formatNumber(rung.learners),
  }));
  return (
    <>
      <Card title={capacityWords(holds ?? 0, first?.learners)}>
        <Stack gap="4">
          {stoppedBy && <Text>{reasonWords(stoppedBy, last?.learners ?? learners)}</Text>}
          <DetailList
            facts={[
              { name: 'Когда', value: formatDateTime(createdAt) },
              { name: 'На чём', value: machineWords({ database, cores }) },
            ]}
          />
          {first && last && (
            <Bars
              series={series}
              bars={rows.map(({ key: own, name, answer }) => ({
                key: own,
                name: `Учеников ${name}`,
                numbers: [Math.round(answer.p99)],
              }))}
              maximumLabel={(count) => `до ${formatNumber(count)} мс`}
              ends={[countOf(first.learners, pupils), countOf(last.learners, pupils)]}
            />
          )}
        </Stack>
      </Card>
      {rungs.length > 0 && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          <NumberTable
            title="Ответы"
            note="За сколько миллисекунд приняты"
            heads={['Учеников', 'Половина', '95 %', '99 %']}
            rows={rows.map(({ answer: { p50, p95, p99 }, ...row }) => ({
              key: row.key,
              name: row.name,
              numbers: [p50, p95, p99],
            }))}
          />
          <NumberTable
            title="Начало и завершение"
            note="99 % — не дольше стольких миллисекунд"
            heads={['Учеников', 'Начало', 'Завершение']}
            rows={rows.map(({ begin, finish, ...row }) => ({
              key: row.key,
              name: row.name,
              numbers: [begin.p99, finish.p99],
            }))}
          />
          <NumberTable
            title="Скорость"
            note="Все ученики вместе"
            heads={['Учеников', 'Ответов', 'Секунд', 'В секунду']}
            rows={rows.map(({ answers, seconds, answersPerSecond, ...row }) => ({
              key: row.key,
              name: row.name,
              numbers: [answers, seconds, answersPerSecond],
            }))}
          />
          <NumberTable
            title="Всё ли на месте"
            note="Принятые ответы прочитаны снова"
            heads={['Учеников', 'Потеряно', 'Задвоено']}
            rows={rows.map(({ lost, doubled, ...row }) => ({
              key: row.key,
              name: row.name,
              numbers: [lost, doubled],
            }))}
          />
        </Grid>
      )}
    </>
  );
}

const pupils = ['ученик', 'ученика', 'учеников'] as const;
