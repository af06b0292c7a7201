// Checks displayed rich text for anything beyond the wire format.
import { attributesOf, imageAddress, linkAddress } from '@kafedra/common/rich-text';
import {
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  type DefaultTreeAdapterMap,
} from 'parse5';

const classes =
  /^(?:file|faq|formula|tasks|(?:text|mark|look|align|lines)-[a-z]+|language-[a-z\d+#-]+)$/;

/** Parses the text like a browser, independently of the server's parser. */
export function harmIn(text: string): string[] {
  const harm: string[] = [];
  const visit = (node: DefaultTreeAdapterMap['childNode']) => {
    if (tree.isTextNode(node)) return;
    if (!tree.isElementNode(node)) return void harm.push(node.nodeName);
    const { tagName, namespaceURI, attrs, childNodes } = node;
    const known = attributesOf(tagName);
    if (known === null || namespaceURI !== html.NS.HTML) return void harm.push(`<${tagName}>`);
    for (const { name, value } of attrs) {
      if (!known.includes(name) || !isGood(name, value)) harm.push(`${tagName} ${name}="${value}"`);
    }
    for (const child of childNodes) visit(child);
  };
  for (const node of parseFragment(text).childNodes) visit(node);
  return harm;
}

function isGood(name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return linkAddress(value) === value;
    case 'src':
      return imageAddress(value) === value;
    case 'width':
    case 'height':
      return /^\d{1,5}$/.test(value);
    case 'class':
      return value.split(' ').every((one) => classes.test(one));
    default:
      return true;
  }
}
