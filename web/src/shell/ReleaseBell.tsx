// The bell «Обновления платформы» with the number of releases that the person has not seen.
import { Bell } from 'lucide-react';
import { Box, chakra, countOf, IconButton, Popover, Text } from '../ui/index.ts';

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
      {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
    </Box>
  );
}

function label(count: number): string {
  return count === 0
    ? 'Обновления платформы'
    : `Обновления платформы: не просмотрено ${String(count)}`;
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    right: '0',
    minW: '17px',
    h: '17px',
    px: '1',
    borderRadius: 'full',
    bg: 'warning',
    color: 'onPrimary',
    fontSize: '11px',
    fontWeight: 'semibold',
    lineHeight: '17px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});
