// A menu of actions with its button.
import { cloneElement, Suspense, type ReactElement, type ReactNode, type RefObject } from 'react';
import { MenuLayer, useLayer, type TriggerProps } from './layers.ts';

export type MenuItem = {
  id: string;
  label: string;
  /** A second line of secondary text. */
  hint?: string | undefined;
  icon?: ReactNode;
  onAction?: (() => void) | undefined;
  /** The address of a link. */
  to?: string | undefined;
  /** A destructive action. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Marks the current option. */
  checked?: boolean | undefined;
};

export type MenuGroup = { heading: string; items: readonly MenuItem[] };

/** In order; `'separator'` draws a line. */
export type MenuEntries = readonly (MenuItem | MenuGroup | 'separator')[];

export type MenuPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'top start'
  | 'top end'
  | 'right top'
  | 'right bottom';

export type MenuProps = {
  /** Accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /**
   * A function is called when the menu opens, for items that change after the button was rendered.
   */
  items: MenuEntries | (() => MenuEntries);
  /** Above the items, for example the signed-in user. */
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
  /** The element it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** One menu shared by many buttons, such as those of table rows; rendered only while it is open. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  return (
    <Suspense>
      <MenuLayer {...props} isOpen />
    </Suspense>
  );
}
