// A minimal DOM for ProseMirror's parser, built by parse5 with limits on depth and size; jsdom takes four times as long
// and a second to start.
import { limits } from '@kafedra/common/rich-text';
import { html as standard, Parser, type Token, type TreeAdapter } from 'parse5';

/** Thrown if a text exceeds the limits of depth, size or attributes. */
export class LimitExceeded extends Error {}

/** Parses the content of a `body`. */
export function parseHtml(text: string): TreeNode {
  const parser = Parser.getFragmentParser<Tree>(element('body'), { treeAdapter: boundedTree() });
  for (let start = 0; start < text.length; start += piece) {
    parser.tokenizer.write(text.slice(start, start + piece), false);
    requireFewAttributes(parser);
  }
  parser.tokenizer.write('', true);
  const root = parser.getFragment();
  requireShallow(root);
  return root;
}

/**
 * Characters parsed between two checks of the current tag's attributes. The parser compares each attribute with all
 * before it, so a tag with thousands would take seconds.
 */
const piece = 4096;

function requireFewAttributes({ tokenizer }: Parser<Tree>): void {
  // An unfinished tag is known only to the tokenizer.
  const { currentToken } = tokenizer as unknown as { currentToken: Token.Token | null };
  const count = currentToken && 'attrs' in currentToken ? currentToken.attrs.length : 0;
  if (count > limits.attributes) throw new LimitExceeded('a tag has too many attributes');
}

/** Checks the final depth, because the parser may move elements deeper than they were opened. */
function requireShallow(root: TreeNode): void {
  let depth = 0;
  let node: TreeNode | null = root;
  while (node !== null) {
    if (node.firstChild) {
      node = node.firstChild;
      depth += 1;
      if (depth > limits.depth) throw new LimitExceeded('the text is too deep');
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node === null || node === root ? null : node.nextSibling;
  }
}

type Kind = 'element' | 'text' | 'comment' | 'fragment';
const nodeTypes = { element: 1, text: 3, comment: 8, fragment: 11 } as const;

/** A node of any type. Siblings are linked, so that no operation depends on their number. */
export class TreeNode {
  readonly nodeType: number;
  /** Uppercase for HTML elements, as in browsers. */
  readonly nodeName: string;
  readonly tag: string;
  readonly namespace: standard.NS;
  readonly attributes: Map<string, string>;
  nodeValue: string;
  parentNode: TreeNode | null = null;
  firstChild: TreeNode | null = null;
  lastChild: TreeNode | null = null;
  previousSibling: TreeNode | null = null;
  nextSibling: TreeNode | null = null;
  /** The content of a template, which is ignored. */
  content: TreeNode | null = null;

  constructor(
    kind: Kind,
    {
      tag = `#${kind}`,
      namespace = standard.NS.HTML,
      value = '',
      attributes = [] as Token.Attribute[],
    } = {},
  ) {
    this.nodeType = nodeTypes[kind];
    this.tag = tag;
    this.namespace = namespace;
    this.nodeName = namespace === standard.NS.HTML ? tag.toUpperCase() : tag;
    this.nodeValue = value;
    this.attributes = new Map(attributes.map(({ name, value: text }) => [name, text]));
  }

  get tagName(): string {
    return this.nodeName;
  }

  get textContent(): string {
    if (this.nodeType === nodeTypes.text) return this.nodeValue;
    let text = '';
    for (let child = this.firstChild; child; child = child.nextSibling) {
      if (child.nodeType !== nodeTypes.comment) text += child.textContent;
    }
    return text;
  }

  get ownerDocument() {
    return { createTextNode: (value: string) => new TreeNode('text', { value }) };
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  matches(selector: string): boolean {
    const { tag, className, attribute } = partsOf(selector);
    return (
      this.tag === tag &&
      (attribute === undefined || this.attributes.has(attribute)) &&
      (className === undefined ||
        (this.getAttribute('class') ?? '').split(/\s+/).includes(className))
    );
  }

  appendChild(child: TreeNode): void {
    this.insertBefore(child, null);
  }

  insertBefore(child: TreeNode, next: TreeNode | null): void {
    child.detach();
    const previous = next === null ? this.lastChild : next.previousSibling;
    child.parentNode = this;
    child.previousSibling = previous;
    child.nextSibling = next;
    if (previous === null) this.firstChild = child;
    else previous.nextSibling = child;
    if (next === null) this.lastChild = child;
    else next.previousSibling = child;
  }

  detach(): void {
    const { parentNode: parent, previousSibling: previous, nextSibling: next } = this;
    if (parent === null) return;
    if (previous === null) parent.firstChild = next;
    else previous.nextSibling = next;
    if (next === null) parent.lastChild = previous;
    else next.previousSibling = previous;
    this.parentNode = null;
    this.previousSibling = null;
    this.nextSibling = null;
  }
}

interface SelectorParts {
  tag: string;
  className: string | undefined;
  attribute: string | undefined;
}

/** The cache of parsed selectors. Bounded by the number of the schema's rules. */
const selectors = new Map<string, SelectorParts>();

/** Parses a selector. The schema uses only the forms `p`, `p.file` and `img[src]`. */
function partsOf(selector: string): SelectorParts {
  const known = selectors.get(selector);
  if (known) return known;
  const match = /^([a-z\d]+)(?:\.([\w-]+))?(?:\[([\w-]+)\])?$/.exec(selector);
  if (!match) throw new Error(`unsupported selector in the rich text schema: ${selector}`);
  const [, tag = '', className, attribute] = match;
  const parts = { tag, className, attribute };
  selectors.set(selector, parts);
  return parts;
}

interface Tree {
  node: TreeNode;
  parentNode: TreeNode;
  childNode: TreeNode;
  document: TreeNode;
  documentFragment: TreeNode;
  element: TreeNode;
  commentNode: TreeNode;
  textNode: TreeNode;
  template: TreeNode;
  documentType: TreeNode;
}

const element = (tag: string, namespace = standard.NS.HTML, attributes: Token.Attribute[] = []) =>
  new TreeNode('element', { tag, namespace, attributes });

/** The tree adapter for parse5. Throws when a limit is exceeded. */
function boundedTree(): TreeAdapter<Tree> {
  let nodes = 0;
  let depth = 0;
  const counted = (node: TreeNode): TreeNode => {
    nodes += 1;
    if (nodes > limits.nodes) throw new LimitExceeded('the text has too many parts');
    return node;
  };
  const createText = (value: string) => counted(new TreeNode('text', { value }));
  return {
    createDocument: () => new TreeNode('fragment'),
    createDocumentFragment: () => new TreeNode('fragment'),
    createElement: (tag, namespace, attributes) => counted(element(tag, namespace, attributes)),
    createCommentNode: (value) => counted(new TreeNode('comment', { value })),
    createTextNode: createText,
    appendChild: (parent, child) => parent.appendChild(child),
    insertBefore: (parent, child, next) => parent.insertBefore(child, next),
    detachNode: (node) => node.detach(),
    insertText: (parent, text) =>
      addText(parent.lastChild, text, (made) => parent.appendChild(made)),
    insertTextBefore: (parent, text, next) =>
      addText(next.previousSibling, text, (made) => parent.insertBefore(made, next)),
    adoptAttributes: (recipient, attributes) => {
      for (const { name, value } of attributes) {
        if (!recipient.attributes.has(name)) recipient.attributes.set(name, value);
      }
    },
    setTemplateContent: (template, content) => {
      template.content = content;
    },
    getTemplateContent: (template) => template.content ?? new TreeNode('fragment'),
    getFirstChild: (node) => node.firstChild,
    getParentNode: (node) => node.parentNode,
    getChildNodes: (parent) => childrenOf(parent),
    getAttrList: ({ attributes }) => [...attributes].map(([name, value]) => ({ name, value })),
    getTagName: ({ tag }) => tag,
    getNamespaceURI: ({ namespace }) => namespace,
    getTextNodeContent: ({ nodeValue }) => nodeValue,
    getCommentNodeContent: ({ nodeValue }) => nodeValue,
    isTextNode: (node): node is TreeNode => node.nodeType === nodeTypes.text,
    isCommentNode: (node): node is TreeNode => node.nodeType === nodeTypes.comment,
    isElementNode: (node): node is TreeNode => node.nodeType === nodeTypes.element,
    // Doctypes and modes exist only for whole documents.
    isDocumentTypeNode: (node): node is TreeNode => node === null,
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    setDocumentType: () => {},
    getDocumentMode: () => standard.DOCUMENT_MODE.NO_QUIRKS,
    setDocumentMode: () => {},
    // Source positions are not used.
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation: () => {},
    updateNodeSourceCodeLocation: () => {},
    onItemPush: () => {
      depth += 1;
      if (depth > limits.depth) throw new LimitExceeded('the text is too deep');
    },
    onItemPop: () => {
      depth -= 1;
    },
  };

  /** Merges adjacent texts. */
  function addText(before: TreeNode | null, text: string, insert: (made: TreeNode) => void): void {
    if (before?.nodeType === nodeTypes.text) before.nodeValue += text;
    else insert(createText(text));
  }
}

function childrenOf(parent: TreeNode): TreeNode[] {
  const children: TreeNode[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
