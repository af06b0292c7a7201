// An item in a queue's list: opens in the right pane where it fits, and always links to its page.
import type { ReactNode } from 'react';
import { chakra, Flex, RouteLink, Text } from '../../ui/index.ts';

export function QueueRow({
  id,
  to,
  isCurrent,
  onChoose,
  title,
  note,
  tick,
  children,
}: {
  id: string;
  to: string;
  /** It is the item in the right pane. */
  isCurrent: boolean;
  /** Null where the item opens as a page. */
  onChoose: ((id: string) => void) | null;
  title: string;
  /** Right of the title: «ждёт 3 ч». */
  note: string;
  /** The checkbox that selects it. */
  tick?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Row data-current={isCurrent || undefined} data-queued={id}>
      {tick}
      <RouteLink
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(id);
        }}
      >
        <Flex as="span" gap="2" align="baseline">
          <chakra.strong flex="1" minW="0" truncate fontWeight="semibold">
            {title}
          </chakra.strong>
          <Text as="span" size="xs" tone="muted" whiteSpace="nowrap">
            {note}
          </Text>
        </Flex>
        {children}
      </RouteLink>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    minW: '0',
    pl: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '& > input': { mt: '3.5' },
    '& > a': { flex: '1', minW: '0', p: '3', pl: '0', borderRadius: 'xl' },
    _hover: { borderColor: 'edge' },
    '&[data-current]': { borderColor: 'primary', bg: 'primarySoft' },
  },
});
