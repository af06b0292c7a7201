// Table nodes. Column widths are in the cells, as prosemirror-tables expects them, and repeated in `col` for readers.
import { callOrReturn, getExtensionField, Node, type NodeConfig } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';
import { limits } from './limits.ts';
import { attribute, numberIn, type Source } from './source.ts';

/** The role by which prosemirror-tables identifies nodes. */
declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?:
      | string
      | ((this: { name: string; options: Options; storage: Storage }) => string)
      | undefined;
  }
}

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ node }) => ['table', ['colgroup', ...columnsOf(node)], ['tbody', 0]],
  extendNodeSchema: (extension) => ({
    tableRole: callOrReturn(
      getExtensionField<NodeConfig['tableRole']>(extension, 'tableRole', {
        name: extension.name,
        options: extension.options,
        storage: extension.storage,
      }),
    ),
  }),
});

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  [name]: {
    default: 1,
    parseHTML: (source: Source) => numberIn(attribute(source, name), 1, limits.span) ?? 1,
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  },
});

const cellAttributes = () => ({
  ...span('colspan'),
  ...span('rowspan'),
  colwidth: {
    default: null,
    parseHTML: (source: Source) => {
      const { column, widest } = limits.width;
      const widths = (attribute(source, 'data-colwidth') ?? '')
        .split(',')
        .map((text) => (text === '0' ? 0 : numberIn(text, column, widest)));
      const columns = numberIn(attribute(source, 'colspan'), 1, limits.span) ?? 1;
      const isWhole = widths.length === columns && widths.every((width) => width !== null);
      return isWhole && widths.some((width) => width !== 0) ? widths : null;
    },
    renderHTML: ({ colwidth }: Record<string, unknown>) =>
      Array.isArray(colwidth) ? { 'data-colwidth': colwidth.map(Math.round).join(',') } : {},
  },
});

const cell = (name: string, tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: 'flow+',
    tableRole,
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const tableCell = cell('tableCell', 'td', 'cell');
const tableHeader = cell('tableHeader', 'th', 'header_cell');

/** Widths from the first row; 0 means automatic. */
function columnsOf(node: Content): ['col', { width?: number }][] {
  const columns: ['col', { width?: number }][] = [];
  node.firstChild?.forEach(({ attrs }) => {
    const widths = (attrs['colwidth'] ?? []) as number[];
    for (let index = 0; index < attrs['colspan']; index += 1) {
      const width = Math.round(widths[index] ?? 0);
      columns.push(['col', width > 0 ? { width } : {}]);
    }
  });
  return columns;
}

/** The number of cells counting spans, which determines the cost of layout. */
export function sizeOfTable(node: Content): number {
  let widest = 0;
  node.forEach((line) => {
    let width = 0;
    line.forEach(({ attrs }) => {
      width += attrs['colspan'];
    });
    widest = Math.max(widest, width);
  });
  return widest * node.childCount;
}

export const tables = [table, row, tableCell, tableHeader];
