// The nouns that generated descriptions use for the records of a type.
import { plural } from '../names.ts';
import { readDirective } from './marks.ts';
import { type Definitions, isObject, nameOf } from './sdl.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export interface Nouns {
  /** The noun of an object type. */
  readonly of: (type: string) => Noun;
  /** The node type with this name or plural: `Companies` → `Company`. */
  readonly nodeCalled: (name: string) => { readonly type: string; readonly many: boolean } | null;
}

export function nounsIn(definitions: Definitions): Nouns {
  const nouns = new Map<string, Noun>();
  const nodes = new Map<string, { type: string; many: boolean }>();
  for (const definition of definitions.filter(isObject)) {
    const type = nameOf(definition);
    const said = readDirective(definition, 'noun', type);
    const one = said?.one ?? inWords(type);
    nouns.set(type, { one, many: said?.many ?? plural(one) });
    if (!definition.interfaces?.some(({ name }) => name.value === 'Node')) continue;
    nodes.set(type, { type, many: false });
    nodes.set(plural(type), { type, many: true });
  }
  return {
    of: (type) => {
      const noun = nouns.get(type);
      if (noun) return noun;
      throw new Error(`There is no object type ${type} for a connection, an order or a payload`);
    },
    nodeCalled: (name) => nodes.get(name) ?? null,
  };
}

/** The node type that a mutation like `updateGroup` changes. */
export function updatedNode(mutation: string, nouns: Nouns): string | null {
  const [, called = ''] = /^update([A-Z]\w*)$/.exec(mutation) ?? [];
  const node = nouns.nodeCalled(called);
  return node && !node.many ? node.type : null;
}

/** `AccessToken` → `access token` */
const inWords = (name: string): string => name.replace(/(?<=.)[A-Z]/g, ' $&').toLowerCase();
