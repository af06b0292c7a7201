// The operation that the cursor is in, as the editors hold it, followed while it is edited.
import { pick, useGraphiQL } from '@graphiql/react';
import { parse, type OperationDefinitionNode } from 'graphql';
import { useEffect, useState } from 'react';

export interface Operation {
  readonly query: string;
  /** JSON, or nothing yet. */
  readonly variables: string;
  /** Null where the document has one operation without a name, or does not parse. */
  readonly operationName: string | null;
}

/** Milliseconds without a key before the operation counts as changed. */
const quiet = 250;

/** Undefined until the editors are there. */
export function useOperation(): Operation | undefined {
  const { queryEditor, variableEditor } = useGraphiQL(pick('queryEditor', 'variableEditor'));
  const [operation, setOperation] = useState<Operation>();

  useEffect(() => {
    if (!queryEditor || !variableEditor) return;
    const read = () => {
      const query = queryEditor.getValue();
      const position = queryEditor.getPosition();
      const cursor = position ? (queryEditor.getModel()?.getOffsetAt(position) ?? 0) : 0;
      const operationName = operationNameAt(query, cursor);
      const next = { query, variables: variableEditor.getValue(), operationName };
      setOperation((now) => (now && same(now, next) ? now : next));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, quiet);
    };
    read();
    const followed = [
      queryEditor.onDidChangeModelContent(readSoon),
      queryEditor.onDidChangeCursorPosition(readSoon),
      variableEditor.onDidChangeModelContent(readSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const subscription of followed) subscription.dispose();
    };
  }, [queryEditor, variableEditor]);

  return operation;
}

/** The name of the operation around the cursor, else of the next one below it, else of the last one. */
export function operationNameAt(query: string, cursor: number): string | null {
  const operations = operationsOf(query);
  const operation = operations.find(({ loc }) => loc && cursor <= loc.end) ?? operations.at(-1);
  return operation?.name?.value ?? null;
}

function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((node) => node.kind === 'OperationDefinition');
  } catch {
    return []; // the gateway says what is wrong with it
  }
}

function same(one: Operation, other: Operation): boolean {
  return (
    one.query === other.query &&
    one.variables === other.variables &&
    one.operationName === other.operationName
  );
}
