// What domains do with files that have arrived, also when the screens where they were begun are gone. It is offered by
// what stands around all screens, which may come later than the first file has arrived.

/** Answers what the place of the upload is told. A rejection with UploadFailed says why, in words to be shown. */
export type Ending = (answer: unknown, input: unknown) => Promise<unknown>;

export type Endings = Readonly<Record<string, () => Promise<Ending>>>;

const { promise: offered, resolve: offer } = Promise.withResolvers<Endings>();

/** Once. */
export const offerEndings: (endings: Endings) => void = offer;

export async function findEnding(name: string): Promise<Ending> {
  const ending = (await offered)[name];
  if (!ending) throw new Error(`Nobody offers the ending ${name}`);
  return ending();
}
