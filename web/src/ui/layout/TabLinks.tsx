// Tabs as links to routes, with counts and a dot for unsaved changes. Tabs that don't fit are in the menu «Ещё».
import { useRef } from 'react';
import { chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { tabGap, useFittingTabs } from './fittingTabs.ts';
import { formatNumber } from '../format/format.ts';
import { RouteLink } from '../text/link.tsx';
import { Menu } from '../overlay/Menu.tsx';

export type TabLink = {
  id: string;
  to: string;
  label: string;
  count?: number | null | undefined;
  /** Shows the dot for unsaved changes. */
  dirty?: boolean | undefined;
};

export type TabLinksProps = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabLink[];
  /** The id of the active tab. */
  current: string;
};

export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useFittingTabs(
    row,
    tabs.map(({ id }) => id),
    current,
  );
  const rest = tabs.filter((_, index) => !shown.has(index));
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map((tab, index) => (
        <Tab
          key={tab.id}
          to={tab.to}
          aria-current={tab.id === current ? 'page' : undefined}
          data-rest={!shown.has(index) || undefined}
        >
          {tab.label}
          {tab.count != null && (
            <chakra.span className="count"> {formatNumber(tab.count)}</chakra.span>
          )}
          {tab.dirty && <Dot />}
        </Tab>
      ))}
      <Place data-rest={rest.length === 0 || undefined}>
        <Menu
          label={`${label}: другие вкладки`}
          placement="bottom end"
          trigger={
            <More type="button">
              Ещё
              {rest.some(({ dirty }) => dirty) && <Dot />}
              <ChevronDown size={16} aria-hidden />
            </More>
          }
          items={rest.map(({ id, to, label: name, count, dirty }) => ({
            id,
            to,
            label: count == null ? name : `${name} ${formatNumber(count)}`,
            hint: dirty ? 'Есть несохранённые изменения' : undefined,
          }))}
        />
      </Place>
    </Row>
  );
}

const Dot = () => (
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
);

const Row = chakra('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: `${String(tabGap)}px`,
    mb: '-1px',
    minW: '0',
    overflow: 'hidden',
    // Hidden tabs keep their width, so that it can be measured.
    '& > [data-rest]': { position: 'absolute', visibility: 'hidden' },
  },
});

const tab = defineRecipe({
  base: {
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

const Tab = chakra(RouteLink, tab);

const Place = chakra('div', { base: { flexShrink: 0 } });

const More = chakra('button', {
  ...tab,
  base: { ...tab.base, display: 'inline-flex', alignItems: 'center', gap: '1' },
});
