// Kinds of files by media type.
import { expect, test } from 'vitest';
import { kindOfFile, type FileKind } from './index.ts';

test.each<[string, FileKind]>([
  ['image/png', 'image'],
  ['video/mp4', 'film'],
  ['audio/mpeg', 'audio'],
  ['application/zip', 'archive'],
  ['application/x-7z-compressed', 'archive'],
  ['application/pdf', 'document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
  ['text/plain', 'document'],
  ['nonsense', 'document'],
])('%s is a file of the kind %s', (mimeType, kind) => {
  expect(kindOfFile(mimeType)).toBe(kind);
});
