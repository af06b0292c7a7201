// Media nodes: images with captions, file cards, and formulas.
import { Node } from '@tiptap/core';
import { imageAddress, linkAddress } from './addresses.ts';
import { limits } from './limits.ts';
import { linkAttributes } from './marks.ts';
import { attribute, classAttribute, find, numberIn, words, type Source } from './source.ts';

/** Floats left or right of the text, or is centred. */
const imageAlignments = ['left', 'center', 'right'] as const;

const imageOf = (source: Source): Source | null =>
  source.nodeName === 'IMG' ? source : find(source, 'IMG');

const ofImage = (source: Source, name: string): string | null => {
  const image = imageOf(source);
  return image && attribute(image, name);
};

const hasImage = (source: Source): false | null =>
  imageAddress(ofImage(source, 'src')) === null ? false : null;

const widthOf = (source: Source): number | null =>
  numberIn(ofImage(source, 'width'), limits.width.image, limits.width.widest);

/** The content is the caption. Width and height are in pixels, reduced if there is less room. */
const image = Node.create({
  name: 'image',
  group: 'block flow',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: {
      default: '',
      parseHTML: (source: Source) => imageAddress(ofImage(source, 'src')),
      rendered: false,
    },
    alt: {
      default: '',
      parseHTML: (source: Source) => words(ofImage(source, 'alt'), limits.name),
      rendered: false,
    },
    width: {
      default: null,
      parseHTML: widthOf,
      rendered: false,
    },
    // Together with the width it reserves space before the image loads; alone it would distort the image.
    height: {
      default: null,
      parseHTML: (source: Source) =>
        widthOf(source) && numberIn(ofImage(source, 'height'), 1, limits.height),
      rendered: false,
    },
    ...classAttribute('align', 'align', imageAlignments),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: hasImage,
      // Without a caption, the image element, which has no content.
      contentElement: (source: Source) => (find(source, 'FIGCAPTION') ?? imageOf(source)) as never,
    },
    { tag: 'img[src]', getAttrs: hasImage },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'figure',
    HTMLAttributes,
    [
      'img',
      {
        src: attrs['src'],
        alt: attrs['alt'],
        ...(attrs['width'] !== null && { width: attrs['width'] }),
        ...(attrs['height'] !== null && { height: attrs['height'] }),
        loading: 'lazy',
      },
    ],
    ['figcaption', 0],
  ],
});

const linkIn = (source: Source): Source | null => find(source, 'A');

const fileAddress = (source: Source): string | null => {
  const link = linkIn(source);
  return link && linkAddress(attribute(link, 'href'));
};

const file = Node.create({
  name: 'file',
  group: 'block flow',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', parseHTML: fileAddress, rendered: false },
    name: {
      default: 'Файл',
      parseHTML: (source: Source) =>
        words(linkIn(source)?.textContent ?? null, limits.name) || 'Файл',
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'p.file',
      priority: 60,
      getAttrs: (source: Source) => (fileAddress(source) === null ? false : null),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'p',
    { class: 'file' },
    ['a', { ...linkAttributes(attrs['href']), download: '' }, attrs['name']],
  ],
});

/** The TeX source, which is readable as is where it cannot be rendered. */
const formulaOf = (source: Source): string =>
  (source.textContent ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .slice(0, limits.formula)
    .toWellFormed();

const formulaNode = (name: string, tag: 'span' | 'div', inline: boolean) =>
  Node.create({
    name,
    inline,
    group: inline ? 'inline' : 'block flow',
    atom: true,
    addAttributes: () => ({
      tex: { default: '', parseHTML: formulaOf, rendered: false },
    }),
    parseHTML: () => [
      {
        tag: `${tag}.formula`,
        priority: 60,
        getAttrs: (source: Source) => (formulaOf(source).trim() === '' ? false : null),
      },
    ],
    renderHTML: ({ node }) => [tag, { class: 'formula' }, node.attrs['tex']],
  });

const formula = formulaNode('formula', 'span', true);
const formulaBlock = formulaNode('formulaBlock', 'div', false);

export const media = [image, file, formula, formulaBlock];
