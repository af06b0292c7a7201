// Pictures in the editor: URLs in the size of pages, and their dimensions.
import { limits } from '@kafedra/common/rich-text';
import type { Editor } from '@tiptap/core';
import { DOMSerializer, type DOMOutputSpec } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import { wholePicture } from '../../pictures/pictureSources.ts';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Null if the picture can't be loaded. */
export const sizeOf = (src: string): Promise<Size | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener('error', () => resolve(null));
    image.src = wholePicture(src);
  });

/** The stored dimensions; `chosen` is the user's width, null the natural one. */
export function sizeAttributes(
  own: Size | null,
  chosen: number | null,
): { width: number | null; height: number | null } {
  const width = chosen ?? own?.width ?? 0;
  if (width < limits.width.image || width > limits.width.widest)
    return { width: null, height: null };
  const height = own ? Math.max(1, Math.round((width / own.width) * own.height)) : null;
  return { width, height: height !== null && height <= limits.height ? height : null };
}

/** The natural width of the picture at a position, once it is loaded. */
export const shownWidth = (editor: Editor, position: number): number | null => {
  const figure = editor.view.nodeDOM(position);
  return figure instanceof HTMLElement ? (figure.querySelector('img')?.naturalWidth ?? null) : null;
};

export const imageView: NodeViewConstructor = (node) => {
  const spec = node.type.spec.toDOM?.(node) as DOMOutputSpec;
  const view = DOMSerializer.renderSpec(document, spec) as { dom: HTMLElement };
  const image = view.dom.querySelector('img');
  if (image) image.src = wholePicture(node.attrs['src']);
  return view;
};
