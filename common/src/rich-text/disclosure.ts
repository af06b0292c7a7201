// Collapsible nodes: a spoiler, and a FAQ that consists of several.
import { Node } from '@tiptap/core';

const summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: () => ['summary', 0],
});

const details = Node.create({
  name: 'details',
  group: 'block flow',
  content: 'summary (flow | table)+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: () => ['details', 0],
});

const faq = Node.create({
  name: 'faq',
  group: 'block',
  content: 'details+',
  defining: true,
  parseHTML: () => [{ tag: 'div.faq', priority: 60 }],
  renderHTML: () => ['div', { class: 'faq' }, 0],
});

export const disclosure = [summary, details, faq];
