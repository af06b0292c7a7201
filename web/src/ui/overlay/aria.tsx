// All layers over the page, built on React Aria: focus, Esc, arrow keys, positioning, one stack. Loaded after the first
// screen (layers.ts).
import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox } from 'react-aria-components/ListBox';
import { Menu, MenuSection } from 'react-aria-components/Menu';
import { useHref, useNavigate } from 'react-router';
import { Button, IconButton } from '../text/Button.tsx';
import { useLatest } from '../behaviour/useLatest.ts';
import type { SelectOption } from '../form/choices/SelectBox.tsx';
import { optionId } from '../form/choices/useCombo.ts';
import type { FoundRecord, SearchState } from '../form/choices/useRecordSearch.ts';
import * as look from './ariaLook.ts';
import { Floating, type LayerProps } from './Floating.tsx';
import type { MenuEntries, MenuItem } from './Menu.tsx';
import type { ModalSize } from './Modal.tsx';

/** Maximum heights of the specification, in pixels. */
const tallest = { menu: 400, suggestions: 300 };

type MenuLayerProps = LayerProps & { items: MenuEntries; header?: ReactNode };

export function MenuLayer({ label, items, header, ...layer }: MenuLayerProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)} {...hrefs}>
      <Floating label={label} {...layer} tallest={tallest.menu}>
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

/** A menu without React Aria's own trigger takes the focus only with this option. */
const focusFirst = { autoFocus: 'first' } as const;

/** Lets React Aria build link addresses. */
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

type PanelLayerProps = LayerProps & { id?: string; children: ReactNode };

/** A small dialog without a scrim. */
export function PanelLayer({ id, label, children, ...layer }: PanelLayerProps) {
  return (
    <Floating {...layer}>
      <look.Panel aria-label={label} {...(id && { id })}>
        {children}
      </look.Panel>
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
    <Floating
      label={label}
      {...layer}
      placement="bottom start"
      asWideAsAnchor
      tallest={tallest.menu}
    >
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
            if (key !== undefined && key !== value) onChange(String(key));
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

/**
 * Selecting the current option closes the list, too. React Aria supports the second prop without declaring it.
 */
const focusChosen = { autoFocus: true, allowDuplicateSelectionEvents: true } as const;

type SuggestionsLayerProps = LayerProps &
  SearchState & {
    id: string;
    /** Index of the active option; -1 for none. */
    active: number;
    chosenIds: readonly string[];
    isMultiple: boolean;
    onChoose: (record: FoundRecord) => void;
    /** Called when the end of the list is visible. */
    onMore: () => void;
    onRetry: () => void;
  };

/** The results of a combobox, which keeps the focus. */
export function SuggestionsLayer({
  id,
  label,
  status,
  records,
  active,
  chosenIds,
  isMultiple,
  hasMore,
  onChoose,
  onMore,
  onRetry,
  ...layer
}: SuggestionsLayerProps) {
  return (
    <Floating
      {...layer}
      placement="bottom start"
      asWideAsAnchor
      isAside
      tallest={tallest.suggestions}
    >
      {records.length > 0 && (
        <look.List>
          <div
            id={id}
            // The list of a combobox whose input is elsewhere; neither select nor datalist can be that.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={label}
            aria-multiselectable={isMultiple || undefined}
            data-old={status === 'searching' || undefined}
          >
            {records.map((record, index) => (
              <Suggestion
                key={record.id}
                id={optionId(id, index)}
                record={record}
                isActive={index === active}
                isChosen={chosenIds.includes(record.id)}
                onChoose={() => onChoose(record)}
              />
            ))}
          </div>
          {hasMore && <More key={records.length} onReached={onMore} />}
        </look.List>
      )}
      {records.length === 0 && (
        <look.Notice>
          {noticeOf[status]}
          {status === 'failed' && (
            <Button size="sm" onClick={onRetry}>
              Повторить
            </Button>
          )}
        </look.Notice>
      )}
    </Floating>
  );
}

/** A sentinel at the end of an incomplete list that reports when it becomes visible. */
function More({ onReached }: { onReached: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const reached = useLatest(onReached);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [reached]);
  return <look.Notice ref={element}>Загружаем ещё…</look.Notice>;
}

const noticeOf = {
  searching: 'Идёт поиск…',
  found: 'Ничего не найдено',
  failed: 'Не удалось выполнить поиск',
} as const;

type SuggestionProps = {
  id: string;
  record: FoundRecord;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Suggestion({ id, record, isActive, isChosen, onChoose }: SuggestionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <look.Suggestion
      ref={element}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-labelledby={`${id}-name`}
      aria-describedby={record.note ? `${id}-note` : undefined}
      aria-selected={isChosen}
      data-focused={isActive || undefined}
      onClick={onChoose}
    >
      <chakra.span flex="1" minW="0">
        <span id={`${id}-name`}>{record.name}</span>
        {record.note && (
          <chakra.span id={`${id}-note`} display="block" color="muted" fontSize="xs" truncate>
            {record.note}
          </chakra.span>
        )}
      </chakra.span>
      {isChosen && <Check aria-hidden />}
    </look.Suggestion>
  );
}

export type SheetProps = {
  title: string;
  size: ModalSize;
  role: 'dialog' | 'alertdialog';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet of a modal with its scrim. */
export function Sheet({ title, size, role, isOpen, onClose, children }: SheetProps) {
  useEscapeOnThePage(isOpen, onClose);
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

/** Open sheets, the top one last. */
const openSheets: unknown[] = [];

/**
 * When the focused element is removed, for example by a confirmed question, the sheet regains the focus some frames
 * later. Esc pressed meanwhile goes to the body and must close the top sheet.
 */
function useEscapeOnThePage(isOpen: boolean, onClose: () => void) {
  const close = useLatest(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    openSheets.push(close);
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && openSheets.at(-1) === close) {
        close.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      openSheets.splice(openSheets.indexOf(close), 1);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);
}
