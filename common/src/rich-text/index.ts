// Rich text: what a text may consist of, and how it travels. The editor and the server read and write by this alone, so
// that nothing else is ever kept. The wire is HTML of a closed set of elements, attributes and classes: no `style`, no
// `id`, no address but those of `addresses.ts`.
export { withoutFile } from './files.ts';
export { countText, isBlank, toHtml, toText } from './html.ts';
export { limits } from './limits.ts';
export { readRichText } from './read.ts';
export { richTextExtensions, richTextSchema } from './schema.ts';
export * from './wire.ts';
