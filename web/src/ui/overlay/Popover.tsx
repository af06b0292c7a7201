// A small layer with any content under a button: settings of a table, a filter.
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Pressable } from 'react-aria-components/Pressable';
import { forwardAll, LayerPopover } from './layer.ts';
import type { MenuPlacement } from './Menu.tsx';

export type PopoverProps = {
  /** Names the layer for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** A function gets what closes the layer. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: MenuPlacement;
};

export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <LayerPopover placement={placement} offset={6}>
        <StyledDialog aria-label={label}>
          {({ close }: { close: () => void }) =>
            typeof children === 'function' ? children(close) : children
          }
        </StyledDialog>
      </LayerPopover>
    </DialogTrigger>
  );
}

const StyledDialog = chakra(Dialog, { base: { p: '4', outline: 'none' } }, forwardAll);
