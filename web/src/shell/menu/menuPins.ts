// The areas pinned in a company's menu, stored in the browser.
import { useState } from 'react';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';

export interface MenuPins {
  /** Addresses in the order of pinning. */
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
