// The bell «Обновления платформы» with the number of releases that the person has not seen.
import { Bell } from 'lucide-react';
import { Box, CountBubble, countOf, IconButton, Popover, Text } from '../ui/index.ts';

export function ReleaseBell({ count }: { count: number }) {
  return (
    <Box position="relative">
      <Popover
        label="Обновления платформы"
        placement="bottom end"
        trigger={<IconButton icon={<Bell />} label={label(count)} title="Обновления платформы" />}
      >
        <Text fontWeight="semibold">Обновления платформы</Text>
        <Text tone="muted" mt="1">
          {count === 0
            ? 'Вы видели все обновления.'
            : `Вы ещё не видели ${countOf(count, ['обновление', 'обновления', 'обновлений'])}.`}
        </Text>
      </Popover>
      <CountBubble count={count} tone="warning" />
    </Box>
  );
}

function label(count: number): string {
  return count === 0
    ? 'Обновления платформы'
    : `Обновления платформы: не просмотрено ${String(count)}`;
}
