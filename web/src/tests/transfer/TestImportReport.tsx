// What of a file can be taken, what becomes another, and what is left, each question with the reason.
import { chakra, formatNumber, Stack, Text } from '../../ui/index.ts';
import type { ImportJob } from './useImportJob.ts';

export function TestImportReport({ report }: { report: NonNullable<ImportJob['report']> }) {
  const { source, taken, changed, left } = report;
  return (
    <Stack gap="4">
      {source && <Text tone="muted">Формат файла: {source}</Text>}
      <Told heading="Будет добавлено">
        {taken.map(({ title, count }) => `${title}: ${formatNumber(count)}`)}
      </Told>
      <Told heading="Изменено">
        {(changed ?? []).map(({ title, what }) => `${title} — ${what}`)}
      </Told>
      <Told heading="Не взято">{left.map(({ title, why }) => `${title} — ${lowered(why)}`)}</Told>
    </Stack>
  );
}

function Told({ heading, children }: { heading: string; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <Text as="h3" fontWeight="semibold" mb="1">
        {heading}
      </Text>
      <List>
        {[...new Set(children)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}

/** It follows a dash. What is written in capitals stays so. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('ru') + text.slice(1) : text;

const List = chakra('ul', { base: { listStyle: 'disc', pl: '5', overflowWrap: 'anywhere' } });
