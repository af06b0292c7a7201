// The rich text schema, its parser and serializers, shared by the editor and the server. The wire format is HTML of a
// closed set of elements, attributes and classes: no `style`, no `id`, and only addresses allowed by `addresses.ts`.
export { removeFile } from './files.ts';
export { countText, isBlank, toHtml, toText } from './html.ts';
export { limits } from './limits.ts';
export { readRichText } from './read.ts';
export { richTextExtensions, richTextSchema } from './schema.ts';
export * from './wire.ts';
