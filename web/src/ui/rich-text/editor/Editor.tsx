// The rich text editor, loaded with the first field that shows it; KaTeX is loaded with the first formula.
import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { toHtml } from '@kafedra/common/rich-text';
import { EditorContent } from '@tiptap/react';
import { countOf, formatNumber } from '../../format/format.ts';
import { useAlerts } from '../../overlay/alerts.tsx';
import { useShortcutGroup } from '../../behaviour/shortcuts.ts';
import { inLines, replaceText } from './documents.ts';
import { CodeInput, Foot, Frame, Page } from './editorLook.ts';
import type { SlashQuery, Uploads } from './host.ts';
import { shortcuts } from './shortcuts.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDialogs } from './useDialogs.tsx';
import { kindOf, useTextFiles, type TextFiles } from './useTextFiles.tsx';
import { useTextEditor, type TextProps } from './useTextEditor.ts';

export interface EditorProps extends TextProps {
  uploads: Uploads;
  /** For texts of a few lines. */
  short: boolean;
  /** A few lines high while it is empty. */
  isCompact?: boolean;
}

export function Editor({ uploads, short, isCompact = false, ...text }: EditorProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const slashKeys = useRef<SlashKeys>(null);
  const parts = useRef<Pick<TextFiles, 'add'> & { open: ReturnType<typeof useDialogs> }>(null);
  const [slash, setSlash] = useState<SlashQuery | null>(null);
  /** The HTML while its view is open; null in the text view. */
  const [code, setCode] = useState<string | null>(null);
  const alerts = useAlerts();

  const { editor, count, reportChange, flush } = useTextEditor(text, {
    open: (dialog) => {
      void parts.current?.open(dialog);
      return true;
    },
    add: (file, position) => void parts.current?.add(file, kindOf(file), position),
    toToolbar: () => {
      toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
      return true;
    },
    onSlash: setSlash,
    onSlashKey: (event) => slashKeys.current?.onKey(event) ?? false,
  });
  const files = useTextFiles(editor, uploads, code !== null);
  const open = useDialogs(editor, uploads, (file) => void files.add(file, 'file'));
  useImperativeHandle(parts, () => ({ open, add: files.add }));
  useShortcutGroup(shortcuts);

  const takeCode = (html: string): boolean => {
    try {
      replaceText(editor, html);
    } catch {
      alerts.error('Слишком большая таблица: разбейте её на части');
      return false;
    }
    reportChange();
    return true;
  };
  const switchCode = () => {
    if (code === null) setCode(inLines(toHtml(editor.state.doc)));
    else if (takeCode(code)) {
      setCode(null);
      files.settle();
    }
  };

  return (
    <Frame
      data-invalid={text.aria['aria-invalid']}
      onKeyDownCapture={(event: KeyboardEvent) => {
        // Reports pending changes to the form before Ctrl+S saves it.
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
        if (code === null) flush();
        else takeCode(code);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // Ctrl+K opens the command palette elsewhere.
        if (event.code === 'KeyK' && event.defaultPrevented) event.stopPropagation();
      }}
    >
      <Toolbar
        editor={editor}
        place={toolbar}
        open={(dialog) => void open(dialog)}
        isCode={code !== null}
        onCode={switchCode}
      />
      {code === null ? (
        <Page short={short} compact={isCompact}>
          <EditorContent editor={editor} />
        </Page>
      ) : (
        <CodeInput
          aria-label="Код HTML"
          value={code}
          short={short}
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
          onBlur={() => takeCode(code)}
        />
      )}
      {slash && (
        <SlashMenu
          key={slash.from}
          ref={slashKeys}
          editor={editor}
          query={slash}
          open={(dialog) => void open(dialog)}
        />
      )}
      {files.lines}
      <Foot>
        <span>{`${countOf(count.words, ['слово', 'слова', 'слов'])}, ${formatNumber(count.characters)} зн.`}</span>
      </Foot>
    </Frame>
  );
}
