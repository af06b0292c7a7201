// Splits a file into chunks as upload widgets do.

export interface Chunk {
  uuid: string;
  index: number;
  count: number;
}

/** A multipart form with one chunk of a file that repeats `bytes` once per chunk. */
export function chunkForm(name: string, bytes: Uint8Array<ArrayBuffer>, chunk: Chunk): FormData {
  const { length } = bytes;
  const form = new FormData();
  const said = {
    dzuuid: chunk.uuid,
    dzchunkindex: chunk.index,
    dztotalfilesize: chunk.count * length,
    dzchunksize: length,
    dztotalchunkcount: chunk.count,
    dzchunkbyteoffset: chunk.index * length,
  };
  for (const [field, value] of Object.entries(said)) form.append(field, String(value));
  form.append('file', new File([bytes], name));
  return form;
}
