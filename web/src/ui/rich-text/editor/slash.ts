// «/» at the beginning of a word opens the menu of what can be put there; what is typed on narrows it.
import { folded } from '@kafedra/common/words';
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import type { EditorHost } from './host.ts';

interface SlashState {
  from: number;
  to: number;
  words: string;
}

const key = new PluginKey<SlashState | null>('slash');

/** Letters after which nobody looks for a command any more. */
const longest = 24;

export const slash = (host: EditorHost) =>
  Extension.create({
    name: 'slash',
    addProseMirrorPlugins: () => [
      new Plugin<SlashState | null>({
        key,
        state: {
          init: () => null,
          apply: (transaction, before, _, state) => {
            if (transaction.getMeta(key) === 'close') return null;
            // It opens when it is typed, and not where the cursor only comes by.
            return before || transaction.docChanged ? slashAt(state) : null;
          },
        },
        props: {
          handleKeyDown: (view, event) => {
            if (!key.getState(view.state)) return false;
            if (event.key === 'Escape') {
              view.dispatch(view.state.tr.setMeta(key, 'close'));
              event.stopPropagation();
              return true;
            }
            return host.onSlashKey(event);
          },
          handleDOMEvents: {
            blur: (view) => {
              if (key.getState(view.state)) view.dispatch(view.state.tr.setMeta(key, 'close'));
            },
          },
        },
        view: () => ({
          update: (view, before) => {
            const open = key.getState(view.state);
            if (open === key.getState(before)) return;
            if (!open) return host.onSlash(null, view);
            const { left, bottom } = view.coordsAtPos(open.from);
            host.onSlash({ ...open, left, bottom }, view);
          },
        }),
      }),
    ],
  });

function slashAt({ selection }: EditorState): SlashState | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code === true) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const match = /(?:^|\s)\/([^\s/]*)$/u.exec(before);
  const words = match?.[1];
  if (words === undefined || words.length > longest) return null;
  return { from: $from.pos - words.length - 1, to: $from.pos, words: folded(words) };
}
