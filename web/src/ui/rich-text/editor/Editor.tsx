// The editor of rich text. It comes when a field of it is shown; formulas come with the first one.
import { useRef, useState, type KeyboardEvent } from 'react';
import { toHtml } from '@kafedra/common/rich-text';
import { EditorContent } from '@tiptap/react';
import { countOf, formatNumber } from '../../format.ts';
import { useAlerts } from '../../overlay/alerts.tsx';
import { useShortcutGroup } from '../../shortcuts.ts';
import { documentOf, inLines } from './documents.ts';
import { CodeInput, Foot, Frame, Page } from './editorLook.ts';
import type { SlashQuery } from './host.ts';
import { shortcuts } from './shortcuts.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDialogs, type Dialogs, type Uploads } from './useDialogs.tsx';
import { useTextEditor, type TextProps } from './useTextEditor.ts';

export interface EditorProps extends TextProps {
  uploads: Uploads;
  /** A lower one, for texts of a few lines. */
  short: boolean;
}

export function Editor({ uploads, short, ...text }: EditorProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const slashKeys = useRef<SlashKeys>(null);
  const dialogs = useRef<Dialogs>(null);
  const [slash, setSlash] = useState<SlashQuery | null>(null);
  /** Null while the text is shown, and not its HTML. */
  const [code, setCode] = useState<string | null>(null);
  const alerts = useAlerts();

  const { editor, count, tell, tellNow } = useTextEditor(text, {
    open: (dialog) => {
      void dialogs.current?.open(dialog);
      return true;
    },
    add: (file) => void dialogs.current?.add(file),
    toToolbar: () => {
      toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
      return true;
    },
    onSlash: setSlash,
    onSlashKey: (event) => slashKeys.current?.onKey(event) ?? false,
  });
  const progress = useDialogs(editor, uploads, dialogs);
  useShortcutGroup(shortcuts);

  const takeCode = (html: string): boolean => {
    try {
      editor.commands.setContent(documentOf(html), { emitUpdate: false });
    } catch {
      alerts.error('Слишком большая таблица: разбейте её на части');
      return false;
    }
    tell();
    return true;
  };
  const switchCode = () => {
    if (code === null) setCode(inLines(toHtml(editor.state.doc)));
    else if (takeCode(code)) setCode(null);
  };

  return (
    <Frame
      data-invalid={text.aria['aria-invalid']}
      onKeyDownCapture={(event: KeyboardEvent) => {
        // The form sends what it knows.
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
        if (code === null) tellNow();
        else takeCode(code);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // Ctrl+K is the palette elsewhere.
        if (event.code === 'KeyK' && event.defaultPrevented) event.stopPropagation();
      }}
    >
      <Toolbar
        editor={editor}
        place={toolbar}
        open={(dialog) => void dialogs.current?.open(dialog)}
        isCode={code !== null}
        onCode={switchCode}
      />
      {code === null ? (
        <Page short={short}>
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
          open={(dialog) => void dialogs.current?.open(dialog)}
        />
      )}
      <Foot>
        <span>{`${countOf(count.words, ['слово', 'слова', 'слов'])}, ${formatNumber(count.characters)} зн.`}</span>
        <output>{progress}</output>
      </Foot>
    </Frame>
  );
}
