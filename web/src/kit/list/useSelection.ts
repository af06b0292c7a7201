// The selected rows of a list. Changing search or filter clears the selection; changing the sort keeps it.
import { useState } from 'react';
import { emptySelection, type TableSelection } from '../../ui/index.ts';

/** `place` identifies the search and filter. */
export function useSelection(place: string): [TableSelection, (selection: TableSelection) => void] {
  const [state, setState] = useState({ place, selection: emptySelection });
  return [
    state.place === place ? state.selection : emptySelection,
    (selection) => setState({ place, selection }),
  ];
}
