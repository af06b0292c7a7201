// A file in chunks, as upload widgets send it.

export interface Chunk {
  uuid: string;
  index: number;
  count: number;
}

/** A form with one chunk of a file that is these bytes so many times. */
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
