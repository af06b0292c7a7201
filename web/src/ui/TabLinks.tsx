// Tabs that are routes: links under a heading, with counts and a dot where something is not saved.
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatNumber } from './format.ts';
import { RouteLink } from './link.tsx';

export type TabLink = {
  id: string;
  to: string;
  label: string;
  count?: number | null | undefined;
  /** Has unsaved changes. */
  dirty?: boolean | undefined;
};

export type TabLinksProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly TabLink[];
  /** The id of the tab that is open. */
  current: string;
};

export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      gap="6"
      overflowX="auto"
      css={hideScrollbar}
      mb="-1px"
    >
      {tabs.map((tab) => (
        <Tab key={tab.id} to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
          {tab.label}
          {tab.count != null && (
            <chakra.span className="count"> {formatNumber(tab.count)}</chakra.span>
          )}
          {tab.dirty && (
            <>
              <chakra.span
                aria-hidden
                display="inline-block"
                boxSize="6px"
                ml="1.5"
                mb="2px"
                borderRadius="full"
                bg="warning"
              />
              <VisuallyHidden>, есть несохранённые изменения</VisuallyHidden>
            </>
          )}
        </Tab>
      ))}
    </chakra.nav>
  );
}

const Tab = chakra(RouteLink, {
  base: {
    display: 'inline-block',
    py: '2.5',
    color: 'muted',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    transition: 'color 120ms, border-color 120ms',
    '& .count': { fontVariantNumeric: 'tabular-nums' },
    _hover: { color: 'ink' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': {
      color: 'primary',
      fontWeight: 'medium',
      borderBottomColor: 'primary',
    },
    '&[aria-current=page] .count': { fontWeight: 'normal' },
  },
});

const hideScrollbar = { scrollbarWidth: 'none' } as const;
