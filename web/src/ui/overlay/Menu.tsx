// A menu of actions under a button.
import { cloneElement, Suspense, type ReactElement, type ReactNode, type RefObject } from 'react';
import { MenuLayer, useLayer, type TriggerProps } from './layers.ts';

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

export type MenuPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'top start'
  | 'top end'
  | 'right top'
  | 'right bottom';

export type MenuProps = {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** A function is asked when it opens: what stands in it may have changed since the button was drawn. */
  items: MenuEntries | (() => MenuEntries);
  /** Stands over the items, for example who is signed in. */
  header?: ReactNode;
  placement?: MenuPlacement;
};

export function Menu({ label, trigger, items, header, placement }: MenuProps) {
  const layer = useLayer('menu');
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, layer.trigger)}
      {layer.isAlive && (
        <Suspense>
          <MenuLayer
            label={label}
            items={typeof items === 'function' ? items() : items}
            header={header}
            anchor={layer.anchor}
            isOpen={layer.isOpen}
            onClose={layer.close}
            placement={placement}
          />
        </Suspense>
      )}
    </>
  );
}

export type AnchoredMenuProps = {
  label: string;
  items: MenuEntries;
  /** What it hangs on. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** One menu shared by many buttons, as at the ends of table rows: it exists only while it is open. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  return (
    <Suspense>
      <MenuLayer {...props} isOpen />
    </Suspense>
  );
}
