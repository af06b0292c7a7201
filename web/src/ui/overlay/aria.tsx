// Everything that opens over the page, on React Aria: focus, Esc, arrow keys, places, one stack. It loads on its own,
// after the first screen (layers.ts), so this is the only file that imports React Aria's overlays.
import type { ReactNode, RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox } from 'react-aria-components/ListBox';
import { Menu, MenuSection } from 'react-aria-components/Menu';
import { useHref, useNavigate } from 'react-router';
import { IconButton } from '../Button.tsx';
import type { SelectOption } from '../form/Select.tsx';
import { zIndex } from '../tokens.ts';
import * as look from './ariaLook.ts';
import type { MenuEntries, MenuItem, MenuPlacement } from './Menu.tsx';
import type { ModalSize } from './Modal.tsx';

type LayerProps = {
  label: string;
  /** What it hangs on. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  placement?: MenuPlacement | undefined;
};

type FloatingProps = Omit<LayerProps, 'label'> & { asWideAsAnchor?: boolean; children: ReactNode };

function Floating({
  anchor,
  isOpen,
  onClose,
  placement = 'bottom end',
  asWideAsAnchor = false,
  children,
}: FloatingProps) {
  return (
    <look.Float
      triggerRef={anchor}
      placement={placement}
      offset={6}
      isOpen={isOpen}
      onOpenChange={(open: boolean) => {
        if (!open) onClose();
      }}
      style={{
        // React Aria would put it over everything. As high as a modal, what was opened last lies on top.
        zIndex: zIndex.modal,
        ...(asWideAsAnchor && anchor.current && { minWidth: anchor.current.offsetWidth }),
      }}
    >
      {children}
    </look.Float>
  );
}

type MenuLayerProps = LayerProps & { items: MenuEntries; header?: ReactNode };

export function MenuLayer({ label, items, header, ...layer }: MenuLayerProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)} {...hrefs}>
      <Floating {...layer}>
        {header}
        <look.List>
          <Menu aria-label={label} onClose={layer.onClose} {...focusFirst}>
            {items.map((entry, index) => {
              if (entry === 'separator') return <look.Line key={`line-${String(index)}`} />;
              if (!('items' in entry)) return <MenuRow key={entry.id} item={entry} />;
              return (
                <MenuSection key={entry.heading} aria-label={entry.heading}>
                  <Header>{entry.heading}</Header>
                  {entry.items.map((item) => (
                    <MenuRow key={item.id} item={item} />
                  ))}
                </MenuSection>
              );
            })}
          </Menu>
        </look.List>
      </Floating>
    </RouterProvider>
  );
}

/** Opened without a trigger of its own, a menu takes the focus only when told to. */
const focusFirst = { autoFocus: 'first' } as const;

/** How React Aria makes addresses of links. */
const hrefs = { useHref };

function MenuRow({ item }: { item: MenuItem }) {
  return (
    <look.MenuOption
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
    </look.MenuOption>
  );
}

type PanelLayerProps = LayerProps & { children: ReactNode };

/** A small dialog without a scrim. */
export function PanelLayer({ label, children, ...layer }: PanelLayerProps) {
  return (
    <Floating {...layer}>
      <look.Panel aria-label={label}>{children}</look.Panel>
    </Floating>
  );
}

type OptionsLayerProps = LayerProps & {
  id: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
};

export function OptionsLayer({ id, label, options, value, onChange, ...layer }: OptionsLayerProps) {
  return (
    <Floating {...layer} placement="bottom start" asWideAsAnchor>
      <look.List>
        <ListBox
          id={id}
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value === null ? [] : [value]}
          disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) onChange(String(key));
            layer.onClose();
          }}
          {...focusChosen}
        >
          {options.map((option) => (
            <look.Choice key={option.value} id={option.value} textValue={option.label}>
              {option.icon}
              <chakra.span flex="1">{option.label}</chakra.span>
              {option.value === value && <Check aria-hidden />}
            </look.Choice>
          ))}
        </ListBox>
      </look.List>
    </Floating>
  );
}

const focusChosen = { autoFocus: true } as const;

export type SheetProps = {
  title: string;
  size: ModalSize;
  role: 'dialog' | 'alertdialog';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet of a modal and the scrim behind it. */
export function Sheet({ title, size, role, isOpen, onClose, children }: SheetProps) {
  return (
    <look.Scrim
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open: boolean) => {
        if (!open) onClose();
      }}
    >
      <look.Paper size={size}>
        <Dialog role={role} className="modal">
          <header>
            <look.Title slot="title">{title}</look.Title>
            <IconButton label="Закрыть" icon={<X />} size="sm" onClick={onClose} />
          </header>
          {children}
        </Dialog>
      </look.Paper>
    </look.Scrim>
  );
}
