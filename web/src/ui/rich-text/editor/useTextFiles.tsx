// Pending files of a text: each has a placeholder with its progress and a cancel button.
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react';
import { imageAddress, linkAddress } from '@kafedra/common/rich-text';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useAlerts } from '../../overlay/alerts.tsx';
import { Text } from '../../text/Text.tsx';
import { useLatest } from '../../behaviour/useLatest.ts';
import type { TextUpload, Uploaded, Uploads } from './host.ts';
import { sizeAttributes, sizeOf } from './pictures.ts';
import { UploadLine } from './UploadLine.ts';
import { replacePlaceholder, addPlaceholder } from './uploadPlaceholders.ts';

interface Going {
  id: string;
  name: string;
  dom: HTMLElement;
  /** Null until it has started. */
  upload: TextUpload | null;
  /** The finished block. */
  block: Node | null;
}

/** Image formats that browsers show inline; others (TIFF) are inserted as files. */
export const imageTypes = 'image/jpeg,image/png,image/webp,image/gif';

export const kindOf = ({ type }: File): 'image' | 'file' =>
  imageTypes.split(',').includes(type) ? 'image' : 'file';

export interface TextFiles {
  /** At the cursor by default. */
  add: (file: File, kind: 'image' | 'file', position?: number) => Promise<void>;
  /** Progress lines in their placeholders, or in place of this node while the text is hidden. */
  lines: ReactNode;
  /** Inserts the files that finished while the HTML view was open, where the HTML counted. */
  settle: () => void;
}

export function useTextFiles(editor: Editor, uploads: Uploads, isCode: boolean): TextFiles {
  const alerts = useAlerts();
  const latest = useLatest({ isCode });
  const [going, setGoing] = useState<readonly Going[]>([]);
  const note = (id: string, news: Partial<Going>) =>
    setGoing((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
  const end = (id: string, block: Node | null) => {
    if (!editor.isDestroyed) replacePlaceholder(editor, id, block);
    setGoing((all) => all.filter((one) => one.id !== id));
  };

  const add: TextFiles['add'] = async (file, kind, position = editor.state.selection.to) => {
    const [id, dom] = [crypto.randomUUID(), document.createElement('div')];
    dom.className = 'upload-place';
    addPlaceholder(editor, id, dom, position);
    setGoing((all) => [...all, { id, name: file.name, dom, upload: null, block: null }]);
    try {
      const upload = await uploads[kind](file);
      note(id, { upload });
      if (editor.isDestroyed) upload.giveUp();
      const uploaded = await upload.arrived;
      const block = uploaded && (await blockOf(editor, kind, uploaded));
      if (block && latest.current.isCode) note(id, { block });
      else end(id, block);
    } catch (error) {
      alerts.error(error instanceof Error ? error.message : undefined);
      end(id, null);
    }
  };

  const settle = () => {
    for (const { id, block } of going) if (block) end(id, block);
  };

  const leave = useEffectEvent(() => {
    for (const { upload } of going) upload?.giveUp();
  });
  useEffect(() => () => leave(), []);

  const lines = going.map(({ id, name, dom, upload, block }) => {
    const fallback = <Text size="sm">Загружается: {name}</Text>;
    const line = (
      <Suspense fallback={fallback}>
        {block && isCode ? (
          <Text size="sm">{name}: появится в тексте, когда вы закончите с кодом</Text>
        ) : upload ? (
          <UploadLine id={upload.id} label={`Загружается: ${name}`} />
        ) : (
          fallback
        )}
      </Suspense>
    );
    if (!isCode) return createPortal(line, dom, id);
    return (
      <chakra.div key={id} px="4" pb="2">
        {line}
      </chakra.div>
    );
  });
  return { add, lines, settle };
}

/** Null if its URL isn't allowed in a text. */
export async function blockOf(
  editor: Editor,
  kind: 'image' | 'file',
  { url, name }: Uploaded,
): Promise<Node | null> {
  const { image, file } = editor.schema.nodes;
  const src = imageAddress(url);
  const href = linkAddress(url);
  if (kind === 'file') return (href !== null && file?.create({ href, name })) || null;
  if (src === null) return null;
  return image?.create({ src, alt: '', ...sizeAttributes(await sizeOf(src), null) }) ?? null;
}
