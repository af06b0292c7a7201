// The report on an imported file: questions that can be imported, changed or skipped, each with the reason.
import { formatNumber, Stack, Text } from '../ui/index.ts';
import { lowerFirst, ReportLines, type TestJob } from '../assessments/lazy.ts';

export function TestImportReport({ report }: { report: NonNullable<TestJob['report']> }) {
  const { source, taken, changed, left } = report;
  return (
    <Stack gap="4">
      {source && <Text tone="muted">Формат файла: {source}</Text>}
      <ReportLines heading="Будет добавлено">
        {taken.map(({ title, count }) => `${title}: ${formatNumber(count)}`)}
      </ReportLines>
      <ReportLines heading="Изменено">
        {(changed ?? []).map(({ title, what }) => `${title} — ${what}`)}
      </ReportLines>
      <ReportLines heading="Не взято">
        {left.map(({ title, why }) => `${title} — ${lowerFirst(why)}`)}
      </ReportLines>
    </Stack>
  );
}
