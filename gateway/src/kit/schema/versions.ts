// Adds `version` to records that can be updated, and to the inputs of their updates: two people do not overwrite each
// other's changes.
import { type Nouns, updatedNode } from './nouns.ts';
import { mutationsIn } from './mutations.ts';
import {
  type Definitions,
  fieldsIn,
  hasInputFields,
  inputFieldsIn,
  isObject,
  nameOf,
} from './sdl.ts';

/** Adds `version` to each node X that `updateX` changes, and to the input of that mutation. */
export function withVersions(definitions: Definitions, nouns: Nouns): Definitions {
  const inputs = new Set<string>();
  const types = new Set<string>();
  for (const { name, input } of mutationsIn(definitions).values()) {
    const type = updatedNode(name, nouns);
    if (type === null) continue;
    inputs.add(input);
    types.add(type);
  }
  return definitions.map((definition) => {
    const name = nameOf(definition);
    if (hasInputFields(definition) && inputs.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...versionSent] };
    }
    if (isObject(definition) && types.has(name)) {
      return { ...definition, fields: [...(definition.fields ?? []), ...versionShown] };
    }
    return definition;
  });
}

const versionShown = fieldsIn(`
  "Opaque; changes with every change; null on servers that do not support it."
  version: String
`);

const versionSent = inputFieldsIn(`
  "The version that the change is based on. If it is stale, nothing is changed: the error has the code \`stale\`, and the payload has the current record."
  version: String
`);
