// Opens the editor's dialogs for the node at the cursor and applies their results.
import { imageAddress } from '@kafedra/common/rich-text';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { lazyPart } from '../../layout/lazyPart.ts';
import { useAlerts } from '../../overlay/alerts.tsx';
import { useModals } from '../../overlay/modals.tsx';
import {
  FileDialog,
  FormulaDialog,
  LinkDialog,
  type FileSource,
  type FormulaValues,
  type LinkValues,
} from './dialogs.tsx';
import type { ImageValues } from './ImageDialog.tsx';
import type { DialogName, TextUpload, Uploads } from './host.ts';
import { insertBlock } from './insert.ts';
import { shownWidth, sizeAttributes, sizeOf } from './pictures.ts';
import { blockOf, imageTypes } from './useTextFiles.tsx';

const ImageDialog = lazyPart(() => import('./ImageDialog.tsx'), 'ImageDialog');

export function useDialogs(
  editor: Editor,
  uploads: Uploads,
  addFile: (file: File) => void,
): (dialog: DialogName) => Promise<void> {
  const { open: openModal } = useModals();
  const alerts = useAlerts();

  const insert = (type: string, attributes: Record<string, unknown>) => {
    const node = editor.schema.nodes[type]?.create(attributes);
    if (node) insertBlock(editor, node);
  };

  const link = async () => {
    editor.chain().focus().extendMarkRange('link').run();
    const { from, to, empty } = editor.state.selection;
    const href = String(editor.getAttributes('link')['href'] ?? '');
    const start = { href, text: empty ? '' : editor.state.doc.textBetween(from, to, ' ') };
    const values = await openModal<LinkValues | null>((close) => (
      <LinkDialog start={start} isNew={href === ''} close={close} />
    ));
    if (values === null) editor.chain().focus().unsetLink().run();
    else if (values) setLink(editor, start.text, values);
    else editor.commands.focus();
  };

  const image = async () => {
    const selected = selectedNode(editor, 'image');
    const { src = '', alt = '', width = null } = selected?.node.attrs ?? {};
    const isAsItIs =
      width === null || (selected && width === shownWidth(editor, selected.position));
    const begun: TextUpload[] = [];
    const choose = async (onBegin: (upload: string) => void) => {
      const file = await chooseFile(imageTypes);
      if (!file) return null;
      try {
        const upload = await uploads.image(file);
        begun.push(upload);
        onBegin(upload.id);
        return (await upload.arrived)?.url ?? null;
      } catch (error) {
        alerts.error(error instanceof Error ? error.message : undefined);
        return null;
      }
    };
    const values = await openModal<ImageValues>((close) => (
      <ImageDialog
        start={{ src, alt, width: isAsItIs ? '' : String(width) }}
        isNew={!selected}
        choose={choose}
        pick={uploads.pick && (async () => (await uploads.pick?.('image'))?.url ?? null)}
        close={close}
      />
    ));
    for (const upload of begun) upload.giveUp();
    if (!values) return void editor.commands.focus();
    const address = imageAddress(values.src) ?? '';
    const chosen = values.width === '' ? null : Number(values.width);
    const attributes = {
      src: address,
      alt: values.alt.trim(),
      ...sizeAttributes(await sizeOf(address), chosen),
    };
    if (selected) change(editor, selected, attributes);
    else insert('image', attributes);
  };

  const file = async () => {
    const from = uploads.pick
      ? await openModal<FileSource>((close) => <FileDialog close={close} />)
      : 'computer';
    if (from === 'school') {
      const picked = await uploads.pick?.('file');
      const block = picked && (await blockOf(editor, 'file', picked));
      if (block) insertBlock(editor, block);
      return;
    }
    const chosen = from === 'computer' ? await chooseFile('') : null;
    if (chosen) addFile(chosen);
    editor.commands.focus();
  };

  const formula = async () => {
    const selected = selectedNode(editor, 'formula') ?? selectedNode(editor, 'formulaBlock');
    const start = {
      tex: String(selected?.node.attrs['tex'] ?? ''),
      isBlock: selected?.node.type.name === 'formulaBlock',
    };
    const values = await openModal<FormulaValues>((close) => (
      <FormulaDialog start={start} isNew={!selected} close={close} />
    ));
    if (!values) return void editor.commands.focus();
    const name = values.isBlock ? 'formulaBlock' : 'formula';
    if (selected?.node.type.name === name) return change(editor, selected, { tex: values.tex });
    if (selected) editor.chain().focus().deleteSelection().run();
    if (values.isBlock) insert(name, { tex: values.tex });
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: name, attrs: { tex: values.tex } })
        .run();
  };

  const opens = { link, image, file, formula };
  return (dialog) => opens[dialog]();
}

function setLink(editor: Editor, before: string, { href, text }: LinkValues): void {
  const shown = text.trim() === '' ? href.replace(/^(?:mailto|tel):/, '') : text.trim();
  if (before !== '' && text.trim() === before.trim()) {
    editor.chain().focus().setLink(href).run();
    return;
  }
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] })
    .command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + shown.length)));
      return true;
    })
    .run();
}

interface Selected {
  node: Node;
  position: number;
}

/** The selected node, or the one around the cursor for nodes with content. */
function selectedNode({ state }: Editor, name: string): Selected | null {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type.name === name) {
    return { node: selection.node, position: selection.from };
  }
  const { $from } = selection;
  return $from.parent.type.name === name ? { node: $from.parent, position: $from.before() } : null;
}

function change(editor: Editor, { node, position }: Selected, attributes: Record<string, unknown>) {
  const { tr } = editor.state;
  tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attributes });
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Opens the browser's file dialog; null when cancelled. */
const chooseFile = (accept: string): Promise<File | null> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
