// Inline marks: bold, italic and others, colours, and links.
import { Mark, markInputRule, type RawCommands } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';
import { Underline } from '@tiptap/extension-underline';
import { isForeign, linkAddress } from './addresses.ts';
import { backgrounds, textColors, type Background, type TextColor } from './palette.ts';
import { attribute, classAttribute, classesOf, type Source } from './source.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (href: string) => ReturnType;
      unsetLink: () => ReturnType;
    };
    colors: {
      setTextColor: (color: TextColor | null) => ReturnType;
      setBackground: (color: Background | null) => ReturnType;
    };
  }
}

const bold = Bold.extend({
  parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
  renderHTML: () => ['strong', 0],
});

const italic = Italic.extend({
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: () => ['em', 0],
});

const underline = Underline.extend({
  parseHTML: () => [{ tag: 'u' }, { tag: 'ins' }],
  renderHTML: () => ['u', 0],
});

const strike = Strike.extend({
  parseHTML: () => [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
  renderHTML: () => ['s', 0],
});

const code = Code.extend({
  parseHTML: () => [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }],
  renderHTML: () => ['code', 0],
});

const subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) };
  },
});

const superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) };
  },
});

const textColor = Mark.create({
  name: 'textColor',
  addAttributes: () => classAttribute('color', 'text', textColors),
  parseHTML: () => [
    { tag: 'span', getAttrs: (source: Source) => hasOneOf(source, 'text', textColors) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return { setTextColor: (color) => colored(this.name, color) };
  },
});

const background = Mark.create({
  name: 'background',
  addAttributes: () => classAttribute('color', 'mark', backgrounds),
  parseHTML: () => [
    { tag: 'mark', getAttrs: (source: Source) => hasOneOf(source, 'mark', backgrounds) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
  addCommands() {
    return { setBackground: (color) => colored(this.name, color) };
  },
});

const hasOneOf = (source: Source, prefix: string, values: readonly string[]): false | null => {
  const classes = classesOf(source);
  return values.some((value) => classes.includes(`${prefix}-${value}`)) ? null : false;
};

const colored =
  (name: string, color: string | null): ReturnType<RawCommands['setTextColor']> =>
  ({ commands }) =>
    color === null ? commands.unsetMark(name) : commands.setMark(name, { color });

/** External links open in a new tab, without a referrer or opener. */
export const linkAttributes = (href: string): Record<string, string> =>
  isForeign(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href };

const link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (source: Source) => linkAddress(attribute(source, 'href')),
      renderHTML: ({ href }) => linkAttributes(String(href)),
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (source: Source) =>
        linkAddress(attribute(source, 'href')) === null ? false : null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addCommands() {
    return {
      setLink:
        (text) =>
        ({ chain }) => {
          const href = linkAddress(text);
          return (
            href !== null && chain().extendMarkRange(this.name).setMark(this.name, { href }).run()
          );
        },
      unsetLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).unsetMark(this.name).run(),
    };
  },
  addInputRules() {
    const find = /\[([^[\]]+)\]\(([^\s()]+)\)$/;
    return [
      markInputRule({
        find: (text) => {
          const match = find.exec(text);
          const [all, title, address] = match ?? [];
          if (!match || all === undefined || title === undefined) return null;
          const href = linkAddress(address);
          return href === null
            ? null
            : { index: match.index, text: all, replaceWith: title, data: { href } };
        },
        type: this.type,
        getAttributes: ({ data }) => data ?? false,
      }),
    ];
  },
});

export const marks = [
  link,
  bold,
  italic,
  underline,
  strike,
  code,
  subscript,
  superscript,
  textColor,
  background,
];
