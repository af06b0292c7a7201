// Tiptap's editor as a form value: reports changes after a pause and shows changes from outside.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { countText, richTextSchema, toHtml } from '@kafedra/common/rich-text';
import { useEditor } from '@tiptap/react';
import { takeCapturedText } from '../../format/capturedText.ts';
import { onHide } from '../../layout/onHide.ts';
import { useAlerts } from '../../overlay/alerts.tsx';
import { useLatest } from '../../behaviour/useLatest.ts';
import { documentOf, replaceText, appendText } from './documents.ts';
import { editorExtensions } from './extensions.ts';
import type { EditorHost } from './host.ts';
import { dropped, pastePlain } from './pasting.ts';

/** Milliseconds after the last change before the form is updated. */
const changeDelay = 500;

export interface TextProps {
  /** Canonical HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Puts the cursor at the end of the text. */
  takesFocus?: boolean;
  /** ARIA attributes of the text. */
  aria: Readonly<Record<string, string | undefined>>;
}

export function useTextEditor(
  { value, onChange, onBlur, takesFocus = false, aria }: TextProps,
  host: EditorHost,
) {
  const alerts = useAlerts();
  const [start] = useState(() => startOf(value, host));
  const [count, setCount] = useState(start.count);
  /** The last value known to both form and editor. */
  const known = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest({ onChange, onBlur });

  const editor = useEditor({
    extensions: start.extensions,
    content: start.content,
    shouldRerenderOnTransaction: false,
    // The content security policy blocks injected styles; `editorLook.ts` includes the needed ones.
    injectCSS: false,
    onUpdate: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(reportChange, changeDelay);
    },
    onBlur: () => {
      flush();
      latest.current.onBlur();
    },
    editorProps: {
      attributes: attributesOf(aria),
      handleDOMEvents: {
        paste: (view, event) => pastePlain(view, event, alerts.error),
        drop: (view, event) => dropped(view, event, host.add),
      },
    },
  });

  function reportChange(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = toHtml(editor.state.doc);
    setCount(countText(editor.state.doc));
    if (html === known.current) return;
    known.current = html;
    latest.current.onChange(html);
  }
  function flush(): void {
    if (timer.current !== undefined) reportChange();
  }

  const attributes = JSON.stringify(attributesOf(aria));
  useEffect(() => {
    const { editorProps } = editor.options;
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  // A reset, or another user's saved change.
  const take = useEffectEvent((html: string) => {
    if (html === known.current) return;
    known.current = html;
    replaceText(editor, html);
    setCount(countText(editor.state.doc));
  });
  useEffect(() => take(value), [value]);

  // Synchronously, so that queued key events go to the editor.
  const begin = useEffectEvent(() => {
    // Tiptap recreates an editor that was rendered long before it is mounted.
    if (takesFocus && !editor.isDestroyed)
      appendText(editor, takeCapturedText() ?? { text: '', caret: 0 });
  });
  // oxlint-disable-next-line react/exhaustive-deps -- An editor that was made anew begins as the first did.
  useLayoutEffect(() => begin(), [editor]);

  const leave = useEffectEvent(flush);
  useEffect(() => {
    const end = onHide(() => leave(), 'first');
    return () => {
      end();
      leave();
    };
  }, []);

  return { editor, count, reportChange, flush };
}

const startOf = (html: string, host: EditorHost) => {
  const content = documentOf(html);
  return {
    content,
    extensions: editorExtensions(host),
    count: countText(richTextSchema.nodeFromJSON(content)),
  };
};

const attributesOf = (aria: TextProps['aria']): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  ...Object.fromEntries(
    Object.entries(aria).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
});
