// Reads the composition directives declared in marks.graphql, and rejects them where they have no meaning.
import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DefinitionNode,
  getDirectiveValues,
  type GraphQLDirective,
  isSpecifiedDirective,
  parse,
  visit,
} from 'graphql';
import { nameOf } from './sdl.ts';

interface Marked {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The arguments of each directive. */
interface Marks {
  readonly paged: { readonly search?: string; readonly orderBy?: readonly string[] };
  readonly selectable: object;
  readonly record: { readonly viewerCan?: readonly ('UPDATE' | 'DELETE')[] };
  readonly noun: { readonly one?: string; readonly many?: string };
  readonly createOnly: object;
  readonly argumentsOf: { readonly mutation: string };
  readonly fieldsOf: { readonly type: string };
  readonly template: object;
}

type Mark = keyof Marks;

const declared: ReadonlyMap<string, GraphQLDirective> = new Map(
  buildASTSchema(parse(readFileSync(new URL('marks.graphql', import.meta.url), 'utf8')), {
    assumeValidSDL: true,
  })
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map((directive) => [directive.name, directive]),
);

/**
 * The arguments of a directive; null when the node does not have it. `place` is named in error messages.
 */
export function readDirective<Name extends Mark>(
  node: Marked,
  mark: Name,
  place: string,
): Marks[Name] | null {
  const directive = declared.get(mark);
  const written = node.directives?.find(({ name }) => name.value === mark);
  if (!directive || !written) return null;
  for (const { name } of written.arguments ?? []) {
    if (!directive.args.some((known) => known.name === name.value))
      throw new Error(`${place}: @${mark} has no argument "${name.value}"`);
  }
  try {
    return getDirectiveValues(directive, { directives: [written] }) as Marks[Name];
  } catch (error) {
    throw new Error(`${place}: @${mark}: ${(error as Error).message}`, { cause: error });
  }
}

export const hasDirective = (node: Marked, mark: Mark): boolean =>
  node.directives?.some(({ name }) => name.value === mark) === true;

export function withoutDirectives<Node extends Marked>(node: Node, ...marks: Mark[]): Node {
  if (!node.directives?.some(({ name }) => marks.includes(name.value as Mark))) return node;
  return {
    ...node,
    directives: node.directives.filter(({ name }) => !marks.includes(name.value as Mark)),
  };
}

/** Any directive that remains after composition was used in a wrong place. */
export function rejectUnusedDirectives(definitions: readonly DefinitionNode[]): void {
  for (const definition of definitions) {
    visit(definition, {
      Directive({ name }) {
        if (declared.has(name.value))
          throw new Error(`${nameOf(definition)}: @${name.value} is not allowed here`);
      },
    });
  }
}
