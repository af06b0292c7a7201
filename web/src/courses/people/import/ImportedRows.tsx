// The outcomes of a table's rows in pages, with a filter of the refused ones.
import { useState } from 'react';
import {
  Badge,
  chakra,
  countOf,
  Flex,
  formatNumber,
  Pager,
  Segmented,
  Stack,
  Text,
} from '../../../ui/index.ts';
import type { ImportedStudentOutcome } from '../../../__generated__/useStudentImportMutation.graphql.ts';
import { studentNouns } from '../studentNouns.ts';
import { cellOf } from './importedTable.ts';
import type { ImportRowResult } from './useStudentImport.ts';

/** Rows per page. */
const size = 50;

export function ImportedRows({
  rows,
  nameColumn,
  isDone,
}: {
  rows: readonly ImportRowResult[];
  /** Index of the column with names. */
  nameColumn: number | null;
  isDone: boolean;
}) {
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSED');
  const [which, setWhich] = useState<'all' | 'refused'>('all');
  const [start, setStart] = useState(0);
  const among = which === 'refused' ? refused : rows;
  const shown = among.slice(start, start + size);
  const end = start + shown.length;
  return (
    <Stack gap="3">
      <Text aria-live="polite">{summaryOf(rows, isDone)}</Text>
      {refused.length > 0 && (
        <Segmented
          label="Строки"
          options={[
            { value: 'all', label: `Все: ${formatNumber(rows.length)}` },
            { value: 'refused', label: `С ошибками: ${formatNumber(refused.length)}` },
          ]}
          value={which}
          onChange={(value) => {
            setWhich(value);
            setStart(0);
          }}
        />
      )}
      <Rows aria-label="Строки таблицы">
        {shown.map((answered) => (
          <Row key={answered.row.number} {...{ answered, nameColumn, isDone }} />
        ))}
      </Rows>
      {among.length > size && (
        <Pager
          label="Строки таблицы"
          from={start + 1}
          to={end}
          total={among.length}
          size={size}
          onPrevious={start === 0 ? null : () => setStart(start - size)}
          onNext={end === among.length ? null : () => setStart(end)}
        />
      )}
    </Stack>
  );
}

function Row({
  answered: { row, input, outcome, name, errors },
  nameColumn,
  isDone,
}: {
  answered: ImportRowResult;
  nameColumn: number | null;
  isDone: boolean;
}) {
  const who = name ?? cellOf(row, nameColumn);
  const gifts = [
    ...(input.packages ?? []),
    ...(input.branch == null ? [] : [`ветка «${input.branch}»`]),
  ];
  const { tone, before, after } = outcomes[outcome];
  return (
    <Flex as="li" gap="3" align="start" justify="space-between">
      <chakra.div minW="0" overflowWrap="anywhere">
        <Text size="sm">
          <chakra.span color="muted">{row.number}.</chakra.span>{' '}
          {[who, input.contact].filter((words) => words !== '').join(', ')}
        </Text>
        {gifts.length > 0 && (
          <Text size="sm" tone="muted">
            {gifts.join(', ')}
          </Text>
        )}
        {errors.map((error) => (
          <Text key={error} size="sm" tone="danger">
            {error}
          </Text>
        ))}
      </chakra.div>
      <chakra.span flexShrink="0">
        <Badge tone={tone}>{isDone ? after : before}</Badge>
      </chakra.span>
    </Flex>
  );
}

const outcomes: Record<
  ImportedStudentOutcome,
  { tone: 'success' | 'primary' | 'neutral' | 'danger'; before: string; after: string }
> = {
  NEW: { tone: 'success', before: 'Придёт на курс', after: 'Теперь на курсе' },
  LEARNING: { tone: 'primary', before: 'Уже учится', after: 'Уже учится' },
  REPEATED: { tone: 'neutral', before: 'Повтор', after: 'Повтор' },
  REFUSED: { tone: 'danger', before: 'Ошибка', after: 'Ошибка' },
};

/** «Придут на курс: 12 учеников. Уже учатся: 3. С ошибками: 2.» */
function summaryOf(rows: readonly ImportRowResult[], isDone: boolean): string {
  const count = (outcome: ImportedStudentOutcome) =>
    rows.filter((row) => row.outcome === outcome).length;
  const others = (
    [
      ['Уже учатся', 'LEARNING'],
      ['Повторы', 'REPEATED'],
      ['С ошибками', 'REFUSED'],
    ] as const
  ).filter(([, outcome]) => count(outcome) > 0);
  return [
    `${isDone ? 'Пришли' : 'Придут'} на курс: ${countOf(count('NEW'), studentNouns)}.`,
    ...others.map(([words, outcome]) => `${words}: ${formatNumber(count(outcome))}.`),
  ].join(' ');
}

const Rows = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& > li': { px: '3', py: '2' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
