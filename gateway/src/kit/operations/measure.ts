// Measures a document in linear time before parsing and validation: tokens first, then selections, each fragment once.
// Validation of graphql-js compares selections pairwise, so a few hundred bytes could occupy it for minutes.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { documentLimits, maxListItems } from './limits.ts';
import {
  cyclicFragment,
  type DocumentLimit,
  listTooLong,
  overLimit,
  reservedAlias,
} from './refusals.ts';

/**
 * Throws when the text is too long or too deeply nested to be parsed. Syntax errors are left to the parser.
 */
export function measureText(text: string): void {
  check('characters', text.length);
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  let nesting = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    check('tokens', ++tokens);
    if (opening.has(kind)) check('nesting', ++nesting);
    else if (closing.has(kind)) nesting--;
  }
}

/** Throws when the document exceeds a limit or has cyclic fragments. */
export function measureDocument(document: DocumentNode): void {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  check('operations', operations.length);
  check('fragments', fragments.size);
  measureWriting(document);
  measureSelections(operations, fragments);
  measureRepetitions(operations, fragments);
}

const check = (limit: DocumentLimit, count: number): void => {
  if (count > documentLimits[limit]) throw overLimit(limit);
};

const opening = new Set([TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]);
const closing = new Set([TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]);

/** Limits that count each occurrence in the text once. */
function measureWriting(document: DocumentNode): void {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field({ alias }) {
      if (!alias) return;
      check('aliases', ++aliases);
      if (alias.value === '__proto__') throw reservedAlias(alias.value);
    },
    Directive() {
      check('directives', ++directives);
    },
    ListValue({ values }) {
      if (values.length > maxListItems) throw listTooLong();
    },
  });
}

interface Size {
  readonly depth: number;
  readonly selections: number;
  /** Fields of the outermost level. */
  readonly fields: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Limits that count a fragment at each use. */
function measureSelections(
  operations: readonly OperationDefinitionNode[],
  fragments: Fragments,
): void {
  const known = new Map<string, Size | 'being measured'>();

  const sizeOfFragment = (name: string): Size => {
    const size = known.get(name);
    if (size === 'being measured') throw cyclicFragment(name);
    if (size) return size;
    const fragment = fragments.get(name);
    if (!fragment) return nothing; // reported by validation
    known.set(name, 'being measured');
    const measured = sizeOf(fragment.selectionSet);
    known.set(name, measured);
    return measured;
  };
  const sizeOf = ({ selections: selected }: SelectionSetNode): Size => {
    let depth = 0;
    let selections = 0;
    let fields = 0;
    for (const selection of selected) {
      const isField = selection.kind === Kind.FIELD;
      const size =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : selection.selectionSet
            ? sizeOf(selection.selectionSet)
            : nothing;
      depth = Math.max(depth, isField ? size.depth + 1 : size.depth);
      selections += size.selections + 1;
      fields += isField ? 1 : size.fields;
      check('selections', selections);
    }
    return { depth, selections, fields };
  };

  for (const name of fragments.keys()) sizeOfFragment(name);
  let selections = 0;
  for (const { selectionSet } of operations) {
    const size = sizeOf(selectionSet);
    check('depth', size.depth);
    check('rootFields', size.fields);
    check('selections', (selections += size.selections));
  }
}

const nothing: Size = { depth: 0, selections: 0, fields: 0 };

/** Counts pairs of selections with one response name, in the merged tree. */
function measureRepetitions(
  operations: readonly OperationDefinitionNode[],
  fragments: Fragments,
): void {
  const used = new Set<string>();
  let repetitions = 0;
  const walk = (together: readonly SelectionSetNode[]): void => {
    const places = new Map<string, { selections: number; below: SelectionSetNode[] }>();
    const spread = new Set<string>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
        else if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const name = selection.name.value;
          const fragment = fragments.get(name);
          if (!fragment || spread.has(name)) continue;
          spread.add(name);
          used.add(name);
          collect(fragment.selectionSet);
        } else {
          const key = (selection.alias ?? selection.name).value;
          const place = places.get(key) ?? { selections: 0, below: [] };
          check('repetitions', (repetitions += place.selections));
          place.selections++;
          if (selection.selectionSet) place.below.push(selection.selectionSet);
          places.set(key, place);
        }
      }
    };
    together.forEach(collect);
    for (const { below } of places.values()) if (below.length > 0) walk(below);
  };
  for (const { selectionSet } of operations) walk([selectionSet]);
  // Unused fragments are an error, but validation still compares their selections.
  for (const [name, { selectionSet }] of fragments) if (!used.has(name)) walk([selectionSet]);
}
