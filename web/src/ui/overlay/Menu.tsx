// A menu of actions under a button. Arrow keys, typing ahead and Esc come from React Aria.
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import { Separator } from 'react-aria-components/Separator';
import { useHref, useNavigate } from 'react-router';
import { forwardAll, LayerPopover, optionStyle } from './layer.ts';

export type MenuItem = {
  id: string;
  label: string;
  /** A quiet second line. */
  hint?: string | undefined;
  icon?: ReactNode;
  onAction?: (() => void) | undefined;
  /** Leads to a screen: a real link. */
  to?: string | undefined;
  /** Destroys something. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Marks the one that is chosen now. */
  checked?: boolean | undefined;
};

export type MenuGroup = { heading: string; items: readonly MenuItem[] };

/** Items in order; `'separator'` draws a line. */
export type MenuEntries = readonly (MenuItem | MenuGroup | 'separator')[];

export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';

export type MenuProps = {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: MenuEntries;
  /** Stands over the items, for example who is signed in. */
  header?: ReactNode;
  placement?: MenuPlacement;
};

export function Menu({ label, trigger, items, header, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <LayerPopover placement={placement} offset={6}>
        {header}
        <MenuList label={label} items={items} />
      </LayerPopover>
    </MenuTrigger>
  );
}

export type AnchoredMenuProps = {
  label: string;
  items: MenuEntries;
  /** What it hangs on. */
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** One menu shared by many buttons, as at the ends of table rows: it exists only while it is open. */
export function AnchoredMenu({ label, items, anchor, isOpen, onClose }: AnchoredMenuProps) {
  return (
    <LayerPopover
      triggerRef={anchor}
      placement="bottom end"
      offset={4}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => {
        if (!open) onClose();
      }}
    >
      <MenuList label={label} items={items} onClose={onClose} />
    </LayerPopover>
  );
}

function MenuList({
  label,
  items,
  onClose,
}: {
  label: string;
  items: MenuEntries;
  onClose?: () => void;
}) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)} {...hrefs}>
      <StyledMenu aria-label={label} {...focusFirst} {...(onClose ? { onClose } : {})}>
        {items.map((entry, index) => {
          if (entry === 'separator') return <StyledSeparator key={`line-${String(index)}`} />;
          if (!('items' in entry)) return <MenuRow key={entry.id} item={entry} />;
          return (
            <MenuSection key={entry.heading} aria-label={entry.heading}>
              <StyledHeader>{entry.heading}</StyledHeader>
              {entry.items.map((item) => (
                <MenuRow key={item.id} item={item} />
              ))}
            </MenuSection>
          );
        })}
      </StyledMenu>
    </RouterProvider>
  );
}

/** Opened without a trigger, a menu takes the focus only when told to. */
const focusFirst = { autoFocus: 'first' } as const;

/** How React Aria makes addresses of links. */
const hrefs = { useHref };

function MenuRow({ item }: { item: MenuItem }) {
  return (
    <StyledItem
      id={item.id}
      textValue={item.label}
      data-danger={item.danger || undefined}
      {...(item.to ? { href: item.to } : {})}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      {...(item.disabled ? { isDisabled: true } : {})}
      {...(item.checked ? { 'aria-current': true } : {})}
    >
      {item.icon}
      <chakra.span flex="1" minW="0">
        {item.label}
        {item.hint && (
          <chakra.span display="block" color="muted" fontSize="xs" truncate>
            {item.hint}
          </chakra.span>
        )}
      </chakra.span>
      {item.checked && <Check aria-hidden />}
    </StyledItem>
  );
}

const StyledMenu = chakra(AriaMenu, { base: { p: '1', outline: 'none' } }, forwardAll);

const StyledItem = chakra(
  AriaMenuItem,
  {
    base: {
      ...optionStyle,
      '&[data-danger]': { color: 'danger', '& > svg': { color: 'danger' } },
      '&[data-danger][data-focused]': { bg: 'dangerSoft' },
    },
  },
  forwardAll,
);

const StyledHeader = chakra(
  Header,
  { base: { px: '2.5', pt: '2', pb: '1', color: 'muted', fontSize: 'xs', fontWeight: 'medium' } },
  forwardAll,
);

const StyledSeparator = chakra(
  Separator,
  { base: { h: '1px', my: '1', mx: '-4px', bg: 'line', border: 'none' } },
  forwardAll,
);
