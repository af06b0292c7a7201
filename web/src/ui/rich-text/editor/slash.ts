// Opens the command menu when «/» is typed at the start of a word; further typing filters it.
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

/** Maximum number of characters of a search; longer text is not a command. */
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
            // Opens on typing, not when the cursor moves there.
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
