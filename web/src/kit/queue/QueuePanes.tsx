// A queue in two panes: what waits on the left, the one that is being decided on to the right; on narrow screens the list
// alone.
import type { ReactNode } from 'react';
import { Box, chakra, Text } from '../../ui/index.ts';

export function QueuePanes({
  label,
  noun,
  beside,
  children,
}: {
  /** Of what stands beside: «Работа». */
  label: string;
  /** The same in the middle of a sentence. */
  noun: string;
  /** Null where nothing does. */
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
