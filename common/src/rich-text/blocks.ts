// Block nodes of rich text: paragraphs, headings, lists, quotes, code, rules. `flow` nodes are allowed anywhere,
// `block` nodes only at the top: a table within a cell, or questions within a list, would be unusable.
import { textblockTypeInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { BulletList, ListItem, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { alignments, lineHeights, looks } from './palette.ts';
import { attribute, classAttribute, classesOf, find, numberIn, type Source } from './source.ts';

/** Elements removed with their content, which is not readable text or not HTML. */
const unread = [
  'svg',
  'math',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'noembed',
  'noframes',
  'frameset',
  'plaintext',
  'xmp',
  'textarea',
  'select',
  'title',
  'head',
  'colgroup',
];

const document = Document.extend({
  parseHTML: () => unread.map((tag) => ({ tag, ignore: true, priority: 100 })),
});

const paragraph = Paragraph.extend({
  group: 'block flow',
  addAttributes: () => ({
    ...classAttribute('look', 'look', looks),
    ...classAttribute('align', 'align', alignments),
    ...classAttribute('lines', 'lines', lineHeights),
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** The page has the first level; levels below the fourth are indistinguishable. */
export const headingLevels = [2, 3, 4] as const;

const heading = Heading.extend({
  group: 'block flow',
  addAttributes: () => ({
    level: { default: 2, rendered: false },
    ...classAttribute('align', 'align', alignments),
  }),
  parseHTML: () =>
    [2, 2, 3, 4, 4, 4].map((level, index) => ({ tag: `h${index + 1}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs['level']}`, HTMLAttributes, 0],
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(#{1,3})\s$/,
        type: this.type,
        getAttributes: ([, signs = '#']) => ({ level: signs.length + 1 }),
      }),
    ];
  },
}).configure({ levels: [...headingLevels] });

const quote = Blockquote.extend({
  group: 'block flow',
  content: 'flow+',
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const bulletList = BulletList.extend({
  group: 'block flow list',
  parseHTML: () => [{ tag: 'ul' }, { tag: 'menu' }],
  renderHTML: () => ['ul', 0],
});

const orderedList = OrderedList.extend({
  group: 'block flow list',
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (source: Source) => numberIn(attribute(source, 'start'), 1, 9999) ?? 1,
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});

const listItem = ListItem.extend({
  content: 'paragraph flow*',
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
});

const taskList = TaskList.extend({
  group: 'block flow list',
  parseHTML: () => [{ tag: 'ul.tasks', priority: 60 }],
  renderHTML: () => ['ul', { class: 'tasks' }, 0],
});

const taskItem = TaskItem.extend({
  content: 'paragraph flow*',
  addAttributes: () => ({
    checked: {
      default: false,
      keepOnSplit: false,
      parseHTML: (source: Source) => attribute(source, 'data-checked') === 'true',
      renderHTML: ({ checked }) => ({ 'data-checked': String(checked === true) }),
    },
  }),
  parseHTML: () => [{ tag: 'li[data-checked]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
}).configure({
  nested: true,
  a11y: { checkboxLabel: (node) => `Выполнено: ${node.textContent || 'пустая задача'}` },
});

const codeBlock = CodeBlock.extend({
  group: 'block flow',
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (source: Source) => {
        const code = find(source, 'CODE');
        const named = (code ? classesOf(code) : []).find((one) =>
          /^language-[a-z\d+#-]{1,20}$/.test(one),
        );
        return named?.slice('language-'.length) ?? null;
      },
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => [
    'pre',
    ['code', node.attrs['language'] ? { class: `language-${node.attrs['language']}` } : {}, 0],
  ],
});

const line = HorizontalRule.extend({
  group: 'block flow',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

const lineBreak = HardBreak.extend({
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
});

export const blocks = [
  document,
  Text,
  paragraph,
  heading,
  quote,
  bulletList,
  orderedList,
  listItem,
  taskList,
  taskItem,
  codeBlock,
  line,
  lineBreak,
];
