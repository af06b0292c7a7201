// The report on an imported file: questions that can be imported, changed or skipped, each with the reason.
import { formatNumber, Stack, Text } from '../ui/index.ts';
import { lowered, ToldLines, type TestJob } from '../assessments/lazy.ts';

export function TestImportReport({ report }: { report: NonNullable<TestJob['report']> }) {
  const { source, taken, changed, left } = report;
  return (
    <Stack gap="4">
      {source && <Text tone="muted">Формат файла: {source}</Text>}
      <ToldLines heading="Будет добавлено">
        {taken.map(({ title, count }) => `${title}: ${formatNumber(count)}`)}
      </ToldLines>
      <ToldLines heading="Изменено">
        {(changed ?? []).map(({ title, what }) => `${title} — ${what}`)}
      </ToldLines>
      <ToldLines heading="Не взято">
        {left.map(({ title, why }) => `${title} — ${lowered(why)}`)}
      </ToldLines>
    </Stack>
  );
}
