// The bar of bulk actions for selected rows. Actions that don't fit are in a menu.
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { Ellipsis, X } from 'lucide-react';
import { formatNumber } from '../format/format.ts';
import { Menu } from '../overlay/Menu.tsx';

/** An action on the selected rows. */
export type SelectionAction = { label: string; icon: ReactNode; onAction: () => void };

export type SelectionBarProps = {
  count: number;
  /** Number of all matches; offers «Выбрать все» while fewer are selected. */
  totalCount?: number | null | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear: () => void;
  actions: readonly SelectionAction[];
  /** Shows the progress in place of the actions. */
  progress?: ReactNode;
};

export function SelectionBar({
  count,
  totalCount,
  onSelectAll,
  onClear,
  actions,
  progress,
}: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const fitting = useFitting(bar);
  const offerAll = onSelectAll && totalCount != null && totalCount > count;
  const items = [
    ...(offerAll
      ? [{ label: `Выбрать все ${formatNumber(totalCount)}`, icon: null, onAction: onSelectAll }]
      : []),
    ...(progress ? [] : actions),
  ];
  const rest = items.slice(fitting);
  return (
    <Bar ref={bar} aria-label="Действия с выбранным">
      <chakra.output whiteSpace="nowrap" px="2">
        Выбрано {formatNumber(count)}
      </chakra.output>
      {items.map(({ label, icon, onAction }, index) => (
        <Action
          key={label}
          type="button"
          accent={icon === null}
          data-optional
          data-action={icon !== null || undefined}
          // Hidden actions keep their width, so that it can be measured.
          inert={index >= fitting}
          onClick={onAction}
        >
          {icon}
          {label}
        </Action>
      ))}
      {rest.length > 0 && (
        <Menu
          label="Действия с выбранным"
          placement="top end"
          trigger={
            <Action type="button" data-action data-more>
              <Ellipsis aria-hidden />
              Ещё
            </Action>
          }
          items={rest.map(({ label, icon, onAction }) => ({ id: label, label, icon, onAction }))}
        />
      )}
      {progress}
      <Action type="button" aria-label="Снять выделение" title="Снять выделение" onClick={onClear}>
        <X size={16} aria-hidden />
      </Action>
    </Bar>
  );
}

/** How many actions fit beside the fixed parts. */
function useFitting(bar: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Infinity);
  const measure = () => {
    const element = bar.current;
    const room = element?.parentElement?.clientWidth ?? 0;
    // Without layout, as in tests, everything fits.
    if (!element || room === 0) return;
    const parts = [...element.children].map((part) => ({
      width: (part as HTMLElement).offsetWidth + gap,
      isOptional: part.matches('[data-optional]'),
      isMore: part.matches('[data-more]'),
    }));
    const widthOf = (some: typeof parts) => some.reduce((sum, { width }) => sum + width, 0);
    const optional = parts.filter(({ isOptional }) => isOptional);
    const fixed = widthOf(parts.filter(({ isOptional, isMore }) => !isOptional && !isMore));
    const left = room - edges - fixed;
    const isInTheWay = (_part: unknown, index: number) =>
      widthOf(optional.slice(0, index + 1)) > left - moreWidth;
    // The sizes are known only after layout.
    // oxlint-disable-next-line react/set-state-in-effect
    setFitting(widthOf(optional) <= left ? Infinity : optional.findIndex(isInTheWay));
  };
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const parent = bar.current?.parentElement;
    if (!parent || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => measure());
    observer.observe(parent);
    return () => observer.disconnect();
  });
  return fitting;
}

/** Pixels: gaps, margins to the window's edges, and the button «Ещё». */
const gap = 4;
const edges = 36;
const moreWidth = 90;

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'calc(100% - 24px)',
    p: '1.5',
    borderRadius: 'xl',
    bg: 'inverse',
    color: 'onInverse',
    boxShadow: 'modal',
    animation: 'fade 200ms ease-out',
    '& > [inert]': { position: 'absolute', visibility: 'hidden' },
  },
});

const Action = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: 'control',
    px: '2.5',
    borderRadius: 'lg',
    whiteSpace: 'nowrap',
    '& > svg': { boxSize: '16px' },
    '&:hover, &[aria-expanded=true]': { bg: 'inverseHover' },
    _focusVisible: { outlineColor: 'onInverseAccent', outlineOffset: '-2px' },
    _disabled: { opacity: 0.5 },
  },
  variants: { accent: { true: { color: 'onInverseAccent', px: '1.5' } } },
});
