// Subscribes over server-sent events in the "distinct connections" mode of the GraphQL over SSE protocol.
import type { GraphQLAnswer } from './start.ts';

interface Options {
  readonly token: string | null;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

/** Yields each result; ends with the `complete` event, or when the signal is aborted. */
export async function* serverSentEvents(
  url: string,
  query: string,
  { token, variables, signal }: Options,
): AsyncGenerator<GraphQLAnswer> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
  let text = '';
  try {
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const { name, data } = fieldsOf(event);
        if (name === 'complete') return;
        if (name === 'next') yield JSON.parse(data) as GraphQLAnswer;
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

function fieldsOf(event: string): { name: string; data: string } {
  const lines = event.split('\n');
  const field = (name: string) =>
    lines.flatMap((line) =>
      line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : [],
    );
  return { name: field('event')[0] ?? '', data: field('data').join('\n') };
}
