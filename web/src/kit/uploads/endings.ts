// Handlers that domains run when a file is uploaded, even after its screen was left. The shell registers them, possibly
// after the first upload has finished.

/**
 * Returns the result for the upload's widget. Rejects with UploadFailed, whose message is shown.
 */
export type Ending = (answer: unknown, input: unknown) => Promise<unknown>;

export type Endings = Readonly<Record<string, () => Promise<Ending>>>;

const { promise: offered, resolve: offer } = Promise.withResolvers<Endings>();

/** Call once. */
export const offerEndings: (endings: Endings) => void = offer;

export async function findEnding(name: string): Promise<Ending> {
  const ending = (await offered)[name];
  if (!ending) throw new Error(`No upload handler is registered for ${name}.`);
  return ending();
}
