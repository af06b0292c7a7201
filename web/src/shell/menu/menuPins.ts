// The areas that a person keeps at the top of a company's menu, remembered by the browser.
import { useState } from 'react';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';

export interface MenuPins {
  /** Addresses, in the order in which they were pinned. */
  pinned: readonly string[];
  toggle: (to: string) => void;
}

export function useMenuPins(code: string): MenuPins {
  const [{ of, pinned }, setPins] = useState(() => ({ of: code, pinned: read(code) }));
  const current = of === code ? pinned : read(code);
  const toggle = (to: string) => {
    const others = current.filter((each) => each !== to);
    const next = others.length < current.length ? others : [...current, to];
    writeSetting(`${code}_menu_pins`, next.length === 0 ? null : next.join(' '));
    setPins({ of: code, pinned: next });
  };
  return { pinned: current, toggle };
}

function read(code: string): readonly string[] {
  return (readSetting(`${code}_menu_pins`) ?? '').split(' ').filter((to) => to !== '');
}
