// Renders rich text without the editor's code. The sanitized HTML is parsed in an inert document and rebuilt from
// allowed elements, attributes and URLs; foreign HTML never enters the page's document.
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { attributesOf, imageAddress, isForeign, linkAddress } from '@kafedra/common/rich-text/wire';
import { pictureSources, wholePicture } from '../pictures/pictureSources.ts';
import { Formula } from './Formula.tsx';
import { richTextStyles, taskMarks } from './styles.ts';

export function RichText({
  html,
  slotOf,
  ...rest
}: {
  html: string;
  /** Content for a `<slot name>`, which the caller has put into the text. */
  slotOf?: SlotOf | undefined;
} & HTMLChakraProps<'div'>) {
  const content = useMemo(
    () => createElement(Fragment, null, ...childrenOf(parsed(html), slotOf)),
    [html, slotOf],
  );
  return (
    <Prose data-rich-text="" {...rest}>
      {content}
    </Prose>
  );
}

type SlotOf = (name: string) => ReactNode;

const Prose = chakra('div', { base: { ...richTextStyles, ...taskMarks } });

/** The plain text on one line. */
export function htmlToText(html: string): string {
  const text = html.replaceAll(/<\/(?:p|h\d|li|td|th|summary|figcaption|div)>|<br>/g, ' $&');
  return (parsed(text).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

const childrenOf = (element: Element, slotOf?: SlotOf): ReactNode[] =>
  [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    return node instanceof HTMLElement ? partOf(node, slotOf) : null;
  });

function partOf(element: HTMLElement, slotOf?: SlotOf): ReactNode {
  const name = element.localName;
  if (name === 'slot') return slotOf?.((element as HTMLSlotElement).name);
  if (name === 'span' || name === 'div') {
    if (element.className === 'formula') {
      return <Formula tex={element.textContent} isBlock={name === 'div'} />;
    }
  }
  const known = attributesOf(name);
  if (known === null) return null;
  const props = propsOf(element, known);
  if (props === null) return createElement(Fragment, null, ...childrenOf(element, slotOf));
  if (endless.has(name)) return createElement(name, props);
  const part = createElement(name, props, ...childrenOf(element, slotOf));
  return name === 'table' ? <Scrolled>{part}</Scrolled> : part;
}

const endless = new Set(['br', 'col', 'hr', 'img']);

/** Null for an element that is useless without its forbidden attributes. */
function propsOf(element: HTMLElement, known: readonly string[]): Record<string, string> | null {
  const props: Record<string, string> = {};
  for (const name of known) {
    const value = element.getAttribute(name);
    if (value !== null) props[propNames[name] ?? name] = value;
  }
  if (element.localName === 'img') {
    const src = imageAddress(props['src']);
    return src === null ? null : { loading: 'lazy', ...props, ...sourcesOf(src, props['width']) };
  }
  if (element.localName === 'a') {
    const href = linkAddress(props['href']);
    if (href === null) return null;
    return {
      ...props,
      href,
      ...(isForeign(href) && { rel: 'noopener noreferrer', target: '_blank' }),
    };
  }
  return props;
}

/** `srcset` for the displayed width, if that is known. */
function sourcesOf(address: string, shown: string | undefined): Record<string, string> {
  const src = wholePicture(address);
  const width = /^\d{1,4}$/.test(shown ?? '') ? Number(shown) : 0;
  if (width === 0 || src === address) return { src };
  const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
  return { sizes, srcSet: pictureSources(address, 2 * width), src };
}

const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** A wide table scrolls inside the text, also by keyboard. */
function Scrolled({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <chakra.div overflowX="auto" my="3" tabIndex={0} role="group" aria-label="Таблица">
      {children}
    </chakra.div>
  );
}
