// Handlers that domains run when a file is uploaded, even after its screen was left. The shell registers them, possibly
// after the first upload has finished.

/**
 * Returns the result for the upload's widget. Rejects with UploadFailed, whose message is shown.
 */
export type UploadHandler = (answer: unknown, input: unknown) => Promise<unknown>;

export type UploadHandlers = Readonly<Record<string, () => Promise<UploadHandler>>>;

const { promise: offered, resolve: offer } = Promise.withResolvers<UploadHandlers>();

/** Call once. */
export const registerUploadHandlers: (endings: UploadHandlers) => void = offer;

export async function findUploadHandler(name: string): Promise<UploadHandler> {
  const ending = (await offered)[name];
  if (!ending) throw new Error(`No upload handler is registered for ${name}.`);
  return ending();
}
