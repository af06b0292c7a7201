// Placeholders of pending files in a text. They move with the text around them, but are neither saved nor part of the
// undo history.
import { Extension, type Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Place {
  id: string;
  position: number;
  /** The placeholder's content. */
  dom: HTMLElement;
}

type Change = { add: Place } | { end: string };

const key = new PluginKey<readonly Place[]>('uploadPlaces');

export const uploadPlaceholders = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key,
      state: {
        init: () => [],
        apply: (transaction, places) => {
          const change = transaction.getMeta(key) as Change | undefined;
          if (change && 'add' in change) return [...places, change.add];
          const ended = change ? places.findIndex(({ id }) => id === change.end) : -1;
          const moved = transaction.docChanged
            ? places.map((place, index) => ({
                ...place,
                // Files at one position keep the order in which they were added.
                position: betweenBlocks(
                  transaction.doc,
                  transaction.mapping.map(place.position, index > ended ? 1 : -1),
                ),
              }))
            : places;
          return ended === -1 ? moved : moved.toSpliced(ended, 1);
        },
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            (key.getState(state) ?? []).map(({ id, position, dom }) =>
              Decoration.widget(position, dom, { key: id, stopEvent }),
            ),
          ),
      },
    }),
  ],
});

/** The editor ignores events inside a placeholder, except drops. */
const stopEvent = ({ type }: Event): boolean => !/^dr[ao]/.test(type);

/** The nearest position for a block, so that words are not split. */
function betweenBlocks(doc: Node, position: number): number {
  const file = doc.type.schema.nodes['file']?.create();
  return dropPoint(doc, position, new Slice(Fragment.from(file), 0, 0)) ?? doc.content.size;
}

export function addPlaceholder(
  { state, view }: Editor,
  id: string,
  dom: HTMLElement,
  at: number,
): void {
  const add = { id, dom, position: betweenBlocks(state.doc, at) };
  view.dispatch(state.tr.setMeta(key, { add } satisfies Change));
}

/** Inserts the block, or nothing, without changing cursor, selection or focus. */
export function replacePlaceholder({ state, view }: Editor, id: string, block: Node | null): void {
  const place = key.getState(state)?.find((one) => one.id === id);
  if (!place) return;
  const transaction = state.tr.setMeta(key, { end: id } satisfies Change);
  view.dispatch(block ? closeHistory(transaction.insert(place.position, block)) : transaction);
}
