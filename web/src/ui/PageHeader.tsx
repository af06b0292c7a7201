// The head of a screen: its name, how many, its state, the main action on the right, and the tabs under them.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from './format.ts';
import { Heading } from './Text.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  count?: number | null | undefined;
  /** Beside the title, for example a StatusBadge. */
  badge?: ReactNode;
  /** Quiet words before the actions («Сохранено в 14:05»). */
  note?: ReactNode;
  actions?: ReactNode;
  /** TabLinks. */
  tabs?: ReactNode;
  /** Stays at the top while the page scrolls; for editors. */
  sticky?: boolean | undefined;
};

export function PageHeader({
  title,
  count,
  badge,
  note,
  actions,
  tabs,
  sticky = false,
}: PageHeaderProps) {
  return (
    <chakra.header
      bg="surface"
      px={{ base: '4', md: '6' }}
      pt="5"
      pb={tabs ? '0' : '4'}
      borderBottom={tabs ? '1px solid' : undefined}
      borderColor="line"
      position={sticky ? 'sticky' : undefined}
      // Under the bar of the shell.
      top={sticky ? '14' : undefined}
      zIndex={sticky ? 'sticky' : undefined}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="control">
        <Heading as="h1" size="page" minW="0" overflowWrap="anywhere">
          {title}
          {count != null && (
            <chakra.span
              ml="2"
              color="muted"
              fontSize="lg"
              fontWeight="normal"
              fontVariantNumeric="tabular-nums"
            >
              {formatNumber(count)}
            </chakra.span>
          )}
        </Heading>
        {badge}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ml="auto">
          {note && (
            <chakra.span color="muted" fontSize="sm" mr="1">
              {note}
            </chakra.span>
          )}
          {actions}
        </chakra.div>
      </chakra.div>
      {tabs && <chakra.div mt="2">{tabs}</chakra.div>}
    </chakra.header>
  );
}
