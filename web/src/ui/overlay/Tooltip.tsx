// A few words on hover and on keyboard focus, for what has no room for them. Never the only place of something needed.
import type { ComponentProps, ReactElement } from 'react';
import { chakra } from '@chakra-ui/react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { forwardAll } from './layer.ts';

export type TooltipProps = {
  text: string;
  /** Something that takes focus. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
      <StyledTooltip placement={placement} offset={6}>
        {text}
      </StyledTooltip>
    </TooltipTrigger>
  );
}

const StyledTooltip = chakra(
  AriaTooltip,
  {
    base: {
      px: '2',
      py: '1',
      borderRadius: 'md',
      bg: 'inverse',
      color: 'onInverse',
      fontSize: 'xs',
      maxW: '280px',
      transition: 'opacity 100ms',
      '&[data-entering], &[data-exiting]': { opacity: 0 },
    },
  },
  forwardAll,
);
