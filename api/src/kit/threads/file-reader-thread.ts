// The worker of the file reader: reads one file in portions (see kit/threads/file-reader.ts).
import { Failure } from '../http/failure.ts';
import type { PortionResult, ReaderOrder, PortionReader } from './file-reader.ts';

export function answers(data: unknown) {
  const { module, path, options } = data as ReaderOrder;
  let portions: ReturnType<PortionReader<unknown, unknown, unknown>> | undefined;
  return async (reply: unknown): Promise<PortionResult<unknown>> => {
    try {
      if (portions === undefined) {
        const { default: read } = (await import(module)) as {
          default: PortionReader<unknown, unknown, unknown>;
        };
        portions = read(path, options);
      }
      const { done, value } = await portions.next(reply);
      return done ? { isOver: true } : { portion: value };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { failure: { status: error.status, errors: error.errors } };
    }
  };
}
