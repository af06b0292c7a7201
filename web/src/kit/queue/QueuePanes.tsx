// A review queue in two panes: the waiting items on the left, the current item on the right; only the list on narrow
// screens.
import type { ReactNode } from 'react';
import { Box, chakra, Text } from '../../ui/index.ts';

export function QueuePanes({
  label,
  noun,
  beside,
  children,
}: {
  /** Label of the right pane: «Работа». */
  label: string;
  /** The same noun inside a sentence. */
  noun: string;
  /** Null when no item is current. */
  beside: ReactNode;
  /** The list. */
  children: ReactNode;
}) {
  return (
    <Split data-wide={beside !== null || undefined}>
      <Box minW="0">{children}</Box>
      {beside !== null && (
        <Beside aria-label={label}>
          {beside}
          <Text size="xs" tone="muted" mt="4">
            J и K — следующая и предыдущая {noun}, знак вопроса — все сочетания клавиш.
          </Text>
        </Beside>
      )}
    </Split>
  );
}

const Split = chakra('div', {
  base: {
    '&[data-wide]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(340px, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
    },
  },
});

const Beside = chakra('section', {
  base: {
    position: 'sticky',
    top: '14',
    maxH: 'calc(100vh - {spacing.14})',
    minH: 'calc(100vh - 220px)',
    overflowY: 'auto',
    px: '6',
    py: '5',
    borderLeft: '1px solid',
    borderColor: 'line',
    bg: 'canvas',
  },
});
