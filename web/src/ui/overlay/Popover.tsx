// A popover with any content and its button, for example table settings or a filter.
import { cloneElement, Suspense, type ReactElement, type ReactNode } from 'react';
import { PanelLayer, useLayer, type TriggerProps } from './layers.ts';
import type { MenuPlacement } from './Menu.tsx';

export type PopoverProps = {
  /** Accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** A function receives the close function. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: MenuPlacement;
};

export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  const layer = useLayer('dialog');
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, layer.trigger)}
      {layer.isAlive && (
        <Suspense>
          <PanelLayer
            label={label}
            anchor={layer.anchor}
            isOpen={layer.isOpen}
            onClose={layer.close}
            placement={placement}
          >
            {typeof children === 'function' ? children(layer.close) : children}
          </PanelLayer>
        </Suspense>
      )}
    </>
  );
}
