// The dark bar that rises when rows are selected.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatNumber } from '../format.ts';

export type SelectionBarProps = {
  count: number;
  /** How many match in all; offers «Выбрать все» while fewer are selected. */
  totalCount?: number | null | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear: () => void;
  /** SelectionAction. */
  children?: ReactNode;
};

export function SelectionBar({
  count,
  totalCount,
  onSelectAll,
  onClear,
  children,
}: SelectionBarProps) {
  const offerAll = onSelectAll && totalCount != null && totalCount > count;
  return (
    <Bar aria-label="Действия с выбранным">
      <chakra.output whiteSpace="nowrap" px="2">
        Выбрано {formatNumber(count)}
      </chakra.output>
      {offerAll && (
        <Action type="button" onClick={onSelectAll} accent>
          Выбрать все {formatNumber(totalCount)}
        </Action>
      )}
      {children && <chakra.span aria-hidden w="1px" h="20px" mx="1.5" bg="inverseLine" />}
      {children}
      <Action type="button" aria-label="Снять выделение" title="Снять выделение" onClick={onClear}>
        <X size={16} aria-hidden />
      </Action>
    </Bar>
  );
}

export type SelectionActionProps = Omit<ComponentPropsWithRef<'button'>, 'color'> & {
  icon?: ReactNode;
};

export function SelectionAction({ icon, children, ...rest }: SelectionActionProps) {
  return (
    <Action type="button" {...rest}>
      {icon}
      {children}
    </Action>
  );
}

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'calc(100vw - 24px)',
    p: '1.5',
    overflowX: 'auto',
    borderRadius: 'xl',
    bg: 'inverse',
    color: 'onInverse',
    boxShadow: 'modal',
    animation: 'fade 200ms ease-out',
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
