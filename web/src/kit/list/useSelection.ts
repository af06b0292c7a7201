// The selected rows of a list. They belong to one search and filter: another state of the list starts with nothing
// selected, another order does not.
import { useState } from 'react';
import { emptySelection, type TableSelection } from '../../ui/index.ts';

/** `place` tells one search and filter from another. */
export function useSelection(place: string): [TableSelection, (selection: TableSelection) => void] {
  const [kept, setKept] = useState({ place, selection: emptySelection });
  return [
    kept.place === place ? kept.selection : emptySelection,
    (selection) => setKept({ place, selection }),
  ];
}
