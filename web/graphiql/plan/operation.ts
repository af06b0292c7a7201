// The operation at the cursor of the editors, updated while editing.
import { pick, useGraphiQL } from '@graphiql/react';
import { parse, type OperationDefinitionNode } from 'graphql';
import { useEffect, useState } from 'react';

export interface Operation {
  readonly query: string;
  /** JSON, or empty. */
  readonly variables: string;
  /** Null for a single operation without a name, or an invalid document. */
  readonly operationName: string | null;
}

/** Milliseconds without a key after which the operation counts as changed. */
const quiet = 250;

/** Undefined until the editors are loaded. */
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

/**
 * The name of the operation at the cursor, otherwise of the next one, otherwise of the last one.
 */
export function operationNameAt(query: string, cursor: number): string | null {
  const operations = operationsOf(query);
  const operation = operations.find(({ loc }) => loc && cursor <= loc.end) ?? operations.at(-1);
  return operation?.name?.value ?? null;
}

function operationsOf(query: string): OperationDefinitionNode[] {
  try {
    return parse(query).definitions.filter((node) => node.kind === 'OperationDefinition');
  } catch {
    return []; // The gateway reports the syntax error.
  }
}

function same(one: Operation, other: Operation): boolean {
  return (
    one.query === other.query &&
    one.variables === other.variables &&
    one.operationName === other.operationName
  );
}
