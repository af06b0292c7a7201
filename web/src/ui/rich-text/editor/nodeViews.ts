// Node views for editing: spoilers are open, formulas open a dialog on click, pictures are loaded in the size of pages.
import type { NodeViewConstructor } from '@tiptap/pm/view';
import { NodeSelection } from '@tiptap/pm/state';
import { showFormula } from '../Formula.tsx';
import type { EditorHost } from './host.ts';
import { imageView } from './pictures.ts';

export const nodeViews = (host: EditorHost): Record<string, NodeViewConstructor> => ({
  image: imageView,
  details: () => box('div', 'details'),
  summary: () => box('div', 'summary'),
  formula: formulaView(host, false),
  formulaBlock: formulaView(host, true),
});

function box(tag: string, className: string) {
  const dom = document.createElement(tag);
  dom.className = className;
  return { dom, contentDOM: dom };
}

const formulaView =
  (host: EditorHost, isBlock: boolean): NodeViewConstructor =>
  (node, view, position) => {
    const dom = document.createElement(isBlock ? 'div' : 'span');
    dom.className = isBlock ? 'formula-block' : 'formula';
    const show = (tex: string) => void showFormula(dom, tex, isBlock);
    show(node.attrs['tex']);
    dom.addEventListener('dblclick', () => {
      const at = position();
      if (at === undefined || !view.editable) return;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
      host.open('formula');
    });
    return {
      dom,
      ignoreMutation: () => true,
      update: (next) => {
        if (next.type !== node.type) return false;
        show(next.attrs['tex']);
        return true;
      },
    };
  };
